import { noFilters } from '#contract/listing-search.ts'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { ListingCard } from '#domain/listings/listing-card.ts'
import { searchListings } from '#domain/search/search-listings.ts'

/** The newest listings of a city, of every kind. */
export async function listPopular(db: Db, city: City, limit: number): Promise<ListingCard[]> {
  const { listings } = await searchListings(
    db,
    { city, text: '', filters: noFilters },
    {},
    { limit },
  )
  return listings
}
