import { searchLimits } from '#contract/limits.ts'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import {
  type CardRow,
  cardColumns,
  type ListingCard,
  toCard,
} from '#domain/listings/listing-card.ts'
import { listingColumns } from '#domain/listings/listing-columns.ts'
import { findListings, type PageStart } from '#domain/search/planner/find-listings.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { describeWays } from '#domain/travel/describe-way.ts'

export type ListingPage = {
  listings: ListingCard[]
  /** The cursor of the next page, an SPN; none at the end. */
  next?: string | undefined
}

type Options = {
  limit?: number
  now?: Date
  match?: TextMatch | undefined
  /** Whether the list goes on with what lies near the named place. */
  withNearby?: boolean
}

export async function searchListings(
  db: Db,
  search: ListingSearch,
  start: PageStart = {},
  { limit = searchLimits.pageSize, now = new Date(), ...options }: Options = {},
): Promise<ListingPage> {
  const page = { ...start, ...options, columns: cardColumns, limit: limit + 1, now }
  const rows = await findListings<CardRow>(db, search, page)
  const listings = rows.slice(0, limit).map((row) => withWays(toCard(row, now), search))
  return { listings, next: rows.length > limit ? listings.at(-1)?.spn : undefined }
}

/** Adds how long it takes from there, where travel times were asked for. */
function withWays(card: ListingCard, search: ListingSearch): ListingCard {
  return search.to ? { ...card, travel: describeWays(card, search) } : card
}

/** Up to this many shown listings are excluded by name; of more, the last one is the cursor. */
const FEW_SHOWN = 3 * searchLimits.pageSize

/** One page of whole listings, for whoever has seen those already. */
export async function searchWholeListings(
  db: Db,
  search: ListingSearch,
  shown: string[],
  now = new Date(),
): Promise<PublicListing[]> {
  const page = { columns: listingColumns, limit: searchLimits.pageSize, now }
  if (shown.length <= FEW_SHOWN) {
    return findListings<PublicListing>(db, search, { ...page, except: shown })
  }
  const next = await findListings<PublicListing>(db, search, { ...page, after: shown.slice(-1) })
  const seen = new Set(shown.map((name) => name.toLowerCase()))
  const isInOrder = !next.some(({ id, spn }) => seen.has(id) || seen.has(spn.toLowerCase()))
  // They may be named in another order than they were shown in, so all of them together tell how
  // far the list was read.
  return isInOrder ? next : findListings<PublicListing>(db, search, { ...page, after: shown })
}
