import { servicesContext } from '#app/context.ts'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { UnsubscribeForm } from '#app/features/unsubscribe/unsubscribe-form.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite, useViewer } from '#app/root-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Notice } from '#app/ui/notice.tsx'
import * as messages from '#contract/messages.ts'
import { readUnsubscribeToken } from '#domain/messages/unsubscribe-token.ts'
import type { Route } from './+types/unsubscribe'
import * as styles from '#app/features/unsubscribe/unsubscribe.module.css'

export const meta = pageMeta({ title: 'Unsubscribe', isPrivate: true })

/** Reading changes nothing, and tells nobody whose link it is. */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('t') ?? ''
  const isValid = readUnsubscribeToken(context.get(servicesContext).secret, token) !== undefined
  return { token: isValid ? token : '' }
}

export default function UnsubscribePage({ loaderData: { token } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <SiteHeader siteName={site.name} viewer={useViewer()} />
      <div id="content" tabIndex={-1}>
        <main className={classes('page', styles.page)}>
          <h1>Offers from {site.name}</h1>
          {token ? (
            <UnsubscribeForm token={token} />
          ) : (
            <>
              <Notice>{messages.profile.unsubscribeInvalid}</Notice>
              <ButtonLink to="/profile" variant="quiet">
                My Profile
              </ButtonLink>
            </>
          )}
        </main>
      </div>
    </>
  )
}
