import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { searchWholeListings } from '#domain/search/search-listings.ts'
import { createListings } from '#tests/factories.ts'

export const today = new Date('2026-11-15T06:00:00Z')
/** A search for what a listing of the factories is. */
export const homes: ListingSearch = {
  city: 'gurugram',
  category: 'residential',
  deal: 'resale',
  text: '',
  filters: noFilters,
}

/** Each one a minute newer than the one before. */
export function fill(db: Db, listings: Partial<NewListing>[]) {
  return createListings(
    db,
    listings.map((listing, at) => ({
      activeAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
      ...listing,
    })),
  )
}

/** The addresses of what a search finds, in its order. */
export async function found(db: Db, search: Partial<ListingSearch>) {
  const listings = await searchWholeListings(db, { ...homes, ...search }, [], today)
  return listings.map((listing) => listing.address)
}
