import type { Point } from '#contract/geo.ts'
import { askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { areaAround } from '#domain/places/city-area.ts'
import { findNearestLocality } from '#domain/places/find-nearest-locality.ts'

/** The same search among what lies around a point, in the city of the locality there. */
export async function searchNear(db: Db, search: ListingSearch, at: Point): Promise<ListingSearch> {
  const locality = await findNearestLocality(db, at)
  if (!locality) throw new DomainError('invalid', { message: texts.search.nothingNear })
  const { south, west, north, east } = areaAround(at)
  const area = { south: cut(south), west: cut(west), north: cut(north), east: cut(east) }
  return { ...askedAnew(search), city: locality.city, text: '', area }
}

/** A hundredth of a degree is about a kilometre. */
function cut(degrees: number) {
  return Math.round(degrees * 100) / 100
}
