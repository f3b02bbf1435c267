import type { City } from '#contract/options.ts'

export type Point = { lat: number; lng: number }

/** A place that a geocoder knows, with the address as a person would write it. */
export type GeocodedPlace = Point & {
  address: string
  city: City | undefined
  pinCode: string | undefined
}

/**
 * ZERO_RESULTS means that there is no such place; any other status means that the geocoder failed.
 */
export type GeocoderStatus =
  | 'ZERO_RESULTS'
  | 'OVER_QUERY_LIMIT'
  | 'TIMEOUT'
  | 'UNAVAILABLE'
  | 'UNKNOWN_ERROR'

export type GeocoderAnswer<Found> =
  | { ok: true; data: Found }
  | { ok: false; status: GeocoderStatus }

export type AddressQuery = {
  text: string
  /** The city that is preferred among places with the same name. */
  city: City
}

/** Finds addresses for what somebody types, and the address of a point on the map. */
export type Geocoder = {
  suggest: (query: AddressQuery) => Promise<GeocoderAnswer<GeocodedPlace[]>>
  geocode: (query: AddressQuery) => Promise<GeocoderAnswer<GeocodedPlace>>
  reverse: (point: Point) => Promise<GeocoderAnswer<GeocodedPlace>>
}

export function found<Found>(data: Found): GeocoderAnswer<Found> {
  return { ok: true, data }
}

export const nothingFound = { ok: false, status: 'ZERO_RESULTS' } as const

/** An empty list is a valid answer: there is no such place. */
export function foundSome(places: GeocodedPlace[]): GeocoderAnswer<GeocodedPlace[]> {
  return places.length > 0 ? found(places) : nothingFound
}

export function foundFirst([first]: GeocodedPlace[]): GeocoderAnswer<GeocodedPlace> {
  return first ? found(first) : nothingFound
}
