import { sql } from 'kysely'
import type { City } from '#contract/options.ts'

/** A listing's rooms as a value of the room filter. */
export const bedroomsAsRooms = sql`
  case when bedrooms >= 6 then '6mbhk' when bedrooms >= 4 then bedrooms || 'bhk' else bhk end`

/**
 * The rows of `member`, each once for its city, once for its place and once for each place that
 * contains that.
 */
export function inScopes(city: City) {
  return sql`
    select ${city}::text as scope, member.* from member
    union all
    select scope, member.* from member join place on place.id = place_id
    cross join unnest(array_prepend(place.id, place.within)) as scope
  `
}
