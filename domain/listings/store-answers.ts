import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import type { Db } from '#db/connect.ts'
import { listingSearchText, type SearchedListing } from '#db/listing-search-text.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { groupSoon } from '#domain/home-groups/group-soon.ts'
import { findListingPlace } from '#domain/listings/find-listing-place.ts'
import { keepBadgeIfMoved } from '#domain/owner-checks/keep-badge.ts'
import { matchCheaper } from '#domain/saved-searches/match-soon.ts'

/** The answers, and the kind of listing that decides which questions it is asked. */
export type StoredAnswers = ListingAnswers & Partial<Pick<Listing, 'category' | 'deal'>>

/**
 * Writes answers into a listing whose row the caller has locked, together with what searches need:
 * the search text, the gazetteer's place, and the locality where the owner named none. Answers that
 * are stored already change nothing, so that a repeated save succeeds; other answers must be based
 * on the stored `version`, if one is given.
 */
export async function storeAnswers(
  trx: Db,
  before: Listing,
  answers: StoredAnswers,
  { version }: { version?: number | undefined } = {},
): Promise<Listing> {
  const changes = differences(before, await answersWithPlace(trx, before, answers))
  if (Object.keys(changes).length === 0) return before
  // Optimistic concurrency control: another tab has saved since this one loaded the draft.
  if (version !== undefined && version !== before.version) throw new DomainError('conflict')

  const after = await trx
    .updateTable('listing')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await matchCheaper(trx, before, after)
  await groupSoon(trx, before, after)
  return keepBadgeIfMoved(trx, before, after)
}

/** Earlier answers that the new ones depend on. */
type Before = Pick<Listing, keyof SearchedListing | 'lat' | 'lng'>

/** The answers together with what searches need of them. */
export async function answersWithPlace(trx: Db, before: Before, answers: StoredAnswers) {
  const place = await derivePlace(trx, before, answers)
  const told = { ...answers, ...place, ...withoutBedrooms(before, answers) }
  return { ...told, searchText: listingSearchText({ ...before, ...told }) }
}

async function derivePlace(trx: Db, before: Before, answers: StoredAnswers) {
  const told = { ...before, ...answers }
  const isLocationStep = 'address' in answers || 'lat' in answers
  if (!isLocationStep && told.city === before.city) return {}

  // Where the owner names no locality, the old one may come from the old pin.
  const locality = answers.locality ?? null
  const place = await findListingPlace(trx, { ...told, locality })
  return { placeId: place?.id ?? null, locality: locality ?? place?.name ?? before.locality }
}

/** Clears the finer answer when the one that it belongs to changes. */
function withoutBedrooms(before: Before, { bhk = before.bhk }: StoredAnswers) {
  return bhk === '3mbhk' ? {} : { bedrooms: null }
}

function differences(before: Listing, told: Partial<Listing>): Partial<Listing> {
  return Object.fromEntries(
    Object.entries(told).filter(
      ([column, value]) =>
        value !== undefined && !isDeepStrictEqual(value, before[column as keyof Listing]),
    ),
  )
}
