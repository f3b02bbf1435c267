import type { ListingSearch } from '#contract/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { listLocalities } from '#domain/listings/list-localities.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

const SURE = 0.8

/** The place of another city that the words of a search name, and how much is listed there. */
export async function findElsewhere(db: Db, { text, city, category, deal }: ListingSearch) {
  const hits = await searchPlaces(db, { text, city, limit: 3 })
  const sure = hits.filter(({ similarity }) => similarity >= SURE)
  const [best] = sure
  if (!best || sure.some((hit) => hit.city === city)) return undefined
  const localities = await listLocalities(db, best.city, { category, deal })
  const listed = localities.find(({ name }) => name === best.name)
  return { name: best.name, city: best.city, count: listed?.count ?? 0 }
}
