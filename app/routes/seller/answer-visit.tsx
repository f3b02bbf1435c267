import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { AnswerVisitForm } from '#app/features/visits/answer-visit-form.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { servicesContext } from '#app/session/context.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { displayName } from '#contract/format/names.ts'
import { visitWishText } from '#contract/format/visit-wish.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import { findVisitQuestion } from '#domain/visits/answer-visit-link.ts'
import { readVisitToken } from '#domain/visits/visit-token.ts'
import type { Route } from './+types/answer-visit'
import * as styles from '#app/features/visits/answer-visit.module.css'

export const meta = pageMeta({ title: 'Answer a visit', isPrivate: true })

/** Reading answers nothing. Whoever has the link learns what the message said. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(servicesContext)
  const token = url.searchParams.get('t') ?? ''
  const question = readVisitToken(secret, token)
  const visit = question && (await findVisitQuestion(db, question))
  if (!visit) return { token, visit: undefined }
  const { side, day, time, name } = visit
  const when = visitWishText({ day, time: time || null })
  return { token, visit: { side, when, name: displayName(name), title: listingPageTitle(visit) } }
}

export default function AnswerVisitPage({ loaderData: { token, visit } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <SiteHeader siteName={site.name} viewer={useViewer()} />
      <div id="content" tabIndex={-1}>
        <main className={classes('page', styles.page)}>
          <h1>{visit ? visit.when : 'Answer a visit'}</h1>
          {visit ? (
            <>
              <p>
                {visit.title}
                <br />
                <span className="soft">
                  {visit.side === 'owner'
                    ? `${visit.name} would like to come.`
                    : `${visit.name} proposes this time.`}
                </span>
              </p>
              <AnswerVisitForm token={token} side={visit.side} />
            </>
          ) : (
            <>
              <Banner>{texts.visits.linkIsOver}</Banner>
              <ButtonLink to="/dashboard/visits" variant="quiet">
                Visits
              </ButtonLink>
            </>
          )}
        </main>
      </div>
    </>
  )
}
