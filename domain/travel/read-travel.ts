import type { Point } from '#contract/geo.ts'
import {
  readTravelParams,
  type TravelParams,
  type TravelTrouble,
  type TravelWish,
} from '#contract/search/travel.ts'
import { travelPlaces } from '#domain/travel/travel-places.ts'

/** A place with where it is and what people call it. */
export type Destination = TravelWish & Point & { name: string }

/** The places that a search asks to be near by, or why it cannot be searched. */
export function readTravel(
  params: TravelParams,
): { destinations: Destination[] } | { trouble: TravelTrouble } {
  const read = readTravelParams(params)
  if ('trouble' in read) return read
  const { byId } = travelPlaces()
  const destinations = read.wishes.flatMap((wish) => {
    const place = byId.get(wish.placeId)
    return place ? [{ ...wish, name: place.label, lat: place.lat, lng: place.lng }] : []
  })
  return destinations.length < read.wishes.length ? { trouble: 'unknown' } : { destinations }
}

/** The names of the places that were asked for besides those that can be used at once. */
export function leftOutOf(params: TravelParams): string[] {
  const read = readTravelParams(params)
  if ('trouble' in read) return []
  const { byId } = travelPlaces()
  return read.leftOut.flatMap((id) => byId.get(id)?.label ?? [])
}

/** The same where trouble counts as nothing asked for. */
export function destinationsOf(params: TravelParams): Destination[] {
  if (!params.to) return []
  const read = readTravel(params)
  return 'trouble' in read ? [] : read.destinations
}

export function travelTrouble(params: TravelParams): TravelTrouble | undefined {
  if (!params.to && !params.within) return undefined
  const read = readTravel(params)
  return 'trouble' in read ? read.trouble : undefined
}
