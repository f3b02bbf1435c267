import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

const homes = ['locality', 'sector', 'part'] as const

export type LandingPlace = {
  id: string
  city: City
  kind: (typeof homes)[number]
  name: string
  pinCode: string | null
  lat: number
  lng: number
  /** Ids of the places that contain it, the smallest first. */
  within: string[]
}

/** The locality, sector or part of a city that has a page of its own at this address. */
export function findLandingPlace(db: Db, city: City, slug: string) {
  const id = `${city}/${slug}`
  return ttlCache(db, { key: `landing-place ${id}`, seconds: 600 }, () =>
    db
      .selectFrom('place')
      .select(['id', 'city', 'kind', 'name', 'pinCode', 'lat', 'lng', 'within'])
      .where('id', '=', id)
      .where('kind', 'in', homes)
      .where('isCurrent', '=', true)
      .$castTo<LandingPlace>()
      .executeTakeFirst(),
  )
}
