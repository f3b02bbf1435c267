import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { UnsubscribeForm } from '#app/features/unsubscribe/unsubscribe-form.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { servicesContext } from '#app/session/context.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import * as texts from '#contract/texts.ts'
import { readUnsubscribeToken } from '#domain/broadcasts/unsubscribe-token.ts'
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
              <Banner>{texts.profile.unsubscribeInvalid}</Banner>
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
