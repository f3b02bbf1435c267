import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { SignalKind } from '#contract/options/signals.ts'
import type { Decision } from '#demo/decisions.ts'
import { demoIndex } from '#demo/demo-id.ts'
import { failureReasons } from '#demo/listing-life.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { partOf } from '#demo/parts.ts'
import { randomFor } from '#demo/random.ts'
import type { Noticed } from '#domain/review/score-signals.ts'

/** What staff were told where they wanted an answer corrected. */
const pointedAt: Partial<Record<AnswerName, SignalKind>> = {
  photos: 'borrowed-photos',
  address: 'pin-outside',
  price: 'low-price',
  description: 'contact-in-text',
}

/** What is noticed about many an honest listing too. */
const usual = [
  'similar-photos',
  'high-price',
  'many-listings',
  'low-price',
  'pin-outside',
  'new-number',
  'advance-payment',
] as const

/** How often there were signals before an approval, a regretted one, and a refusal. */
const LET_PASS = 0.06
const REGRETTED = 0.5
const REFUSED = 0.85

/** What the site had noticed when staff decided: mostly where they refused, seldom elsewhere. */
export function noticedBefore(listing: ListingSummary, decision: Decision): Noticed[] {
  const known = noticedNow(listing)
  if (known.length > 0) return known
  const random = randomFor('noticed', listing.id, decision.to)
  const someUsual = (): Noticed => ({ kind: random.pick(usual), isStrong: random.chance(0.12) })
  if (decision.to === 'active') {
    const isRegretted = listing.status === 'review_failed'
    return random.chance(isRegretted ? REGRETTED : LET_PASS) ? [someUsual()] : []
  }
  const field = failureReasons.find(({ text }) => text === decision.why)?.field
  const kind = field && pointedAt[field]
  return [
    ...(kind && random.chance(REFUSED) ? [{ kind, isStrong: random.chance(0.6) }] : []),
    ...(decision.from === 'active' ? [{ kind: 'complaints', isStrong: true } as const] : []),
    ...(random.chance(0.2) ? [someUsual()] : []),
  ]
}

/** What the site notices about a listing as it is; of most nothing. */
export function noticedNow({ id }: Pick<ListingSummary, 'id'>): Noticed[] {
  const part = partOf(demoIndex('listing', id))
  return part?.kind === 'suspect' ? part.suspect.noticed : []
}
