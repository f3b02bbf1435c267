import type { Selectable } from 'kysely'
import { assistLimits } from '#contract/limits.ts'
import type { AssistConsentTable } from '#db/tables/office.ts'

export type Consent = Selectable<AssistConsentTable>

/** Where the question stands; `silent` when nobody answered in time. */
export type ConsentState =
  | 'asked'
  | 'silent'
  | 'declined'
  | 'given'
  | 'ended'
  | 'withdrawn'
  | 'finished'

export function consentState(
  { askedAt, givenAt, endsAt, withdrawnAt, finishedAt }: Consent,
  now: Date,
): ConsentState {
  if (withdrawnAt) return givenAt ? 'withdrawn' : 'declined'
  if (finishedAt) return 'finished'
  if (endsAt) return endsAt > now ? 'given' : 'ended'
  return askedAt.getTime() + assistLimits.linkMinutes * 60_000 > now.getTime() ? 'asked' : 'silent'
}
