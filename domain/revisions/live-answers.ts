import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import type { Listing } from '#db/schema.ts'
import { answerColumns } from '#domain/listings/listing-columns.ts'

/** What an owner may change in a shown listing at once. All other answers wait for a review. */
const liveColumns = [
  'price',
  'priceNegotiable',
  'deposit',
  'depositNegotiable',
  'availableFrom',
] as const satisfies (keyof ListingAnswers)[]

export type LiveAnswers = Partial<Pick<Listing, (typeof liveColumns)[number]>>

export function pickLive(answers: LiveAnswers): LiveAnswers {
  return pick(answers, liveColumns)
}

/** The answers that a revision brings after its review. */
export function pickReviewed(listing: Listing): ListingAnswers {
  const live: readonly string[] = liveColumns
  return pick(
    listing,
    answerColumns.filter((column) => !live.includes(column)),
  )
}

function pick<Column extends keyof Listing>(from: Partial<Listing>, columns: readonly Column[]) {
  const given = columns.filter((column) => from[column] !== undefined)
  return Object.fromEntries(given.map((column) => [column, from[column]])) as Partial<
    Pick<Listing, Column>
  >
}
