import { ConsentAnswer } from '#app/features/assistance/consent-answer.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { indiaTime } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import { findConsentQuestion } from '#domain/assistance/answer-consent.ts'
import { readConsentToken } from '#domain/assistance/consent-token.ts'
import type { Route } from './+types/assist'

export const meta = pageMeta({ title: 'Help with your draft', isPrivate: true })

/** Loading the page answers nothing. Whoever has the link learns what the message said. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(resourcesContext)
  const token = url.searchParams.get('t') ?? ''
  const id = readConsentToken(secret, token)
  const found = id ? await findConsentQuestion(db, id) : undefined
  if (!found) return { token, question: undefined }
  const staff = displayName(found.staffName)
  const given = found.endsAt ? texts.assistance.given(staff, indiaTime(found.endsAt)) : undefined
  const title = `${listingPageTitle(found)} (${found.spn})`
  return { token, question: { staff, given, title } }
}

/** An owner lets a member of staff fill in a draft, once, and can stop it by the same link. */
export default function AssistPage({ loaderData: { token, question } }: Route.ComponentProps) {
  if (!question) {
    return (
      <>
        <h1>Help with your draft</h1>
        <LinkOver
          text={texts.assistance.linkIsOver}
          to="/dashboard/listings_tab?status=draft"
          label="My drafts"
        />
      </>
    )
  }
  const { staff, given, title } = question
  return (
    <>
      <h1>Help with your draft</h1>
      <ConsentAnswer token={token} given={given} staff={staff} title={title} />
      <p className="soft small">{texts.assistance.neverCodes}</p>
    </>
  )
}
