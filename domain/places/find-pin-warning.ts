import * as messages from '#contract/messages.ts'
import { type City, cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { isInCity } from '#domain/places/city-area.ts'
import { findNearestLocality } from '#domain/places/find-nearest-locality.ts'

/** Why a pin is probably not where its owner meant it, or undefined when it looks right. */
export async function findPinWarning(db: Db, city: City, point: { lat: number; lng: number }) {
  const nearest = await findNearestLocality(db, point)
  if (nearest && nearest.city !== city && !isInCity(city, point)) {
    return messages.wizard.pinInOtherCity(cities.labels[nearest.city], cities.labels[city])
  }
  if (!isInCity(city, point)) return messages.wizard.pinOutsideCity(cities.labels[city])
  if (!nearest) return messages.wizard.pinFarFromPlaces
  return undefined
}
