import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { anyHome } from '#domain/search/loose-types.ts'
import { resolveSearch } from '#domain/search/resolve-search.ts'

/** With fewer, there is little to choose from. */
const FEW = 5

/**
 * What a typed search means. `flat`, `makan` and `kamra` are said for any home: where only few
 * homes have that type and there are others, any type is searched.
 */
export async function readSearch(db: Db, typed: ListingSearch): Promise<ListingSearch> {
  const understood = await resolveSearch(db, typed)
  const wider = anyHome(typed.text, understood)
  if (!wider) return understood
  const [exact, all] = await Promise.all([countListings(db, understood), countListings(db, wider)])
  return exact.total < FEW && all.total > exact.total ? wider : understood
}
