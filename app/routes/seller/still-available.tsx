import { StillAvailableForm } from '#app/features/freshness/still-available-form.tsx'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { servicesContext } from '#app/session/context.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import { findQuestion } from '#domain/freshness/answer-still-available.ts'
import { readAnswerToken } from '#domain/freshness/answer-token.ts'
import type { Route } from './+types/still-available'
import * as styles from '#app/features/freshness/freshness.module.css'

export const meta = pageMeta({ title: 'Still available?', isPrivate: true })

/** Reading answers nothing. Whoever has the link learns only what the public page shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(servicesContext)
  const token = url.searchParams.get('t') ?? ''
  const question = readAnswerToken(secret, token)
  const listing = question && (await findQuestion(db, question))
  return { token, listing: listing && { title: listingPageTitle(listing), deal: listing.deal } }
}

export default function StillAvailablePage({ loaderData }: Route.ComponentProps) {
  const { token, listing } = loaderData
  const site = useSite()
  const viewer = useViewer()

  return (
    <>
      <SiteHeader siteName={site.name} viewer={viewer} />
      <div id="content" tabIndex={-1}>
        <main className={classes('page', styles.page)}>
          <h1>Still available?</h1>
          {listing ? (
            <>
              <p>{listing.title}</p>
              <StillAvailableForm token={token} deal={listing.deal} />
            </>
          ) : (
            <>
              <Banner>{texts.dashboard.questionOver}</Banner>
              <ButtonLink to="/dashboard/listings_tab" variant="quiet">
                My Listings
              </ButtonLink>
            </>
          )}
        </main>
      </div>
    </>
  )
}
