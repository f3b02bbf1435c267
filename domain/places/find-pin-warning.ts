import { type City, cities } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { isInCity } from '#domain/places/city-area.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'

/** Why a pin is probably not where its owner meant it, or undefined when it looks right. */
export async function findPinWarning(db: Db, city: City, point: { lat: number; lng: number }) {
  // Cities touch: near their border there are localities of both.
  const near = await findNearbyPlaces(db, {
    ...point,
    kinds: ['locality', 'sector'],
    limit: 20,
    withinKm: 5,
  })
  const [nearest] = near
  if (nearest && !near.some((place) => place.city === city)) {
    return texts.wizard.pinInOtherCity(cities.labels[nearest.city], cities.labels[city])
  }
  if (!isInCity(city, point)) return texts.wizard.pinOutsideCity(cities.labels[city])
  if (!nearest) return texts.wizard.pinFarFromPlaces
  return undefined
}
