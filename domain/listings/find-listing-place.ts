import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'

type Located = {
  city: City | null
  locality: string | null
  address: string | null
  lat: number | null
  lng: number | null
}

const atMost = 50

/** The gazetteer's locality or sector that a listing lies in, as far as its pin and address tell. */
export async function findListingPlace(db: Db, { lat, lng, city, ...words }: Located) {
  if (lat === null || lng === null) return undefined
  const kinds = ['locality', 'sector'] as const
  const around = await findNearbyPlaces(db, { lat, lng, kinds, limit: atMost })
  return choosePlace(
    around.filter((place) => place.city === city),
    words,
  )
}

type Words = Pick<Located, 'locality' | 'address'>

/**
 * First the locality that the owner named, then the longest name in the address, then the nearest
 * place: a pin alone is often nearer to the middle of the neighbouring sector than to that of its
 * own.
 */
export function choosePlace<Place extends { name: string }>(
  nearestFirst: Place[],
  { locality, address }: Words,
): Place | undefined {
  const named = nearestFirst.map((place) => ({ place, name: normalisePlaceText(place.name) }))
  const called = normalisePlaceText(locality ?? '')
  const words = ` ${called} ${normalisePlaceText(address ?? '')} `
  const mentioned = named
    .filter(({ name }) => words.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)
  const found = named.find(({ name }) => name === called) ?? mentioned[0] ?? named[0]
  return found?.place
}
