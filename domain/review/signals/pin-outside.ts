import { sql } from 'kysely'
import { distanceText } from '#contract/format/distance-text.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import type { Listing } from '#db/schema.ts'
import { findPinWarning } from '#domain/places/find-pin-warning.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

/** Localities are some kilometres wide, and their point lies in the middle. */
const FAR_METRES = 4_000

/** A pin in another city than the one named, or far from the named locality. */
export async function pinOutside(db: Db, listing: Listing): Promise<Signal[]> {
  const { city, lat, lng, locality } = listing
  if (!city || lat === null || lng === null) return []
  const signal = { kind: 'pin-outside', field: 'lat' } as const
  const warning = await findPinWarning(db, city, { lat, lng })
  if (warning) return [{ ...signal, text: warning }]

  const metres = locality ? await metresToLocality(db, listing, locality) : undefined
  if (!locality || metres === undefined || metres < FAR_METRES) return []
  return [{ ...signal, text: texts.review.pinFarFromLocality(locality, distanceText(metres)) }]
}

/** Distance to the nearest place of that name; undefined when the gazetteer has none. */
async function metresToLocality(db: Db, { city, lat, lng }: Listing, locality: string) {
  const name = normalisePlaceText(locality)
  const { rows } = await sql<{ metres: number }>`
    select 111195 * sqrt(
      (lat - ${lat}::float8) ^ 2 + ((lng - ${lng}::float8) * cos(radians(${lat}::float8))) ^ 2
    ) as metres
    from place
    where city = ${city} and kind in ('locality', 'sector') and is_current
      and ${name} = any(string_to_array(search_text, ' | '))
    order by metres
    limit 1
  `.execute(db)
  return rows[0]?.metres
}
