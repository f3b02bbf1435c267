import { sql } from 'kysely'
import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import type { Db } from '#db/connect.ts'
import { type PlaceKind, spotKinds } from '#db/gazetteer/place-table.ts'
import type { Place } from '#domain/places/place.ts'

const DEFAULT_KM = 5
const MAX_KM = 50
const MAX_LIMIT = 50

export type NearbySearch = {
  lat: number
  lng: number
  kinds?: readonly PlaceKind[] | undefined
  limit: number
  withinKm?: number | undefined
}

export type NearbyPlace = Place & {
  /** As the crow flies. */
  distanceMetres: number
}

/** The places around a point, nearest first. */
export async function findNearbyPlaces(db: Db, search: NearbySearch): Promise<NearbyPlace[]> {
  const { lat, lng, kinds = spotKinds, limit, withinKm = DEFAULT_KM } = search
  if (!Number.isFinite(lat) || !Number.isFinite(lng) || Math.abs(lat) > 85) return []

  const km = Math.min(withinKm, MAX_KM)
  const latReach = km / KM_PER_DEGREE
  const lngReach = latReach / squeezeAt(lat)
  const { rows } = await sql<NearbyPlace>`
    select * from (
      select id, city, kind, name, pin_code, lat, lng,
        round(2 * 6371000 * asin(sqrt(
          sin(radians(lat - ${lat}) / 2) ^ 2
          + cos(radians(${lat})) * cos(radians(lat)) * sin(radians(lng - ${lng}) / 2) ^ 2
        )))::integer as distance_metres
      from place
      where lat between ${lat - latReach}::float8 and ${lat + latReach}::float8
        and lng between ${lng - lngReach}::float8 and ${lng + lngReach}::float8
        and is_current and kind = any(${kinds}::text[])
    ) as around
    where distance_metres <= ${km * 1000}
    order by distance_metres, id
    limit ${Math.max(0, Math.min(Math.trunc(limit), MAX_LIMIT))}
  `.execute(db)
  return rows
}
