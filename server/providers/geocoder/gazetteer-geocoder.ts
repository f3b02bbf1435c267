import { cities } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'
import { findNearestLocality } from '#domain/places/find-nearest-locality.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import {
  type AddressQuery,
  found,
  foundFirst,
  foundSome,
  type GeocodedPlace,
  type Geocoder,
  nothingFound,
  type Point,
} from '#server/providers/geocoder/geocoder.ts'

const MAX_SUGGESTIONS = 6
/** A place whose name is less similar to the typed one is a guess, not an answer. */
const LIKELY = 0.6

/** Localities, sectors, landmarks, stations and PIN codes of the seven cities, without any network. */
export function gazetteerGeocoder(db: Db): Geocoder {
  async function search({ text, city }: AddressQuery, limit: number) {
    const hits = await searchPlaces(db, { text, city, limit })
    return hits.filter(({ similarity }) => similarity >= LIKELY).map(toGeocoded)
  }
  return {
    suggest: async (query) => foundSome(await search(query, MAX_SUGGESTIONS)),
    geocode: async (query) => foundFirst(await search(query, 1)),
    reverse: async (point) => {
      const nearest = await findNearestLocality(db, point)
      if (!nearest) return nothingFound
      const pinCode = nearest.pinCode ?? (await findNearestPinCode(db, point))
      return found({ ...toGeocoded({ ...nearest, pinCode }), ...point })
    },
  }
}

async function findNearestPinCode(db: Db, point: Point) {
  const [nearest] = await findNearbyPlaces(db, { ...point, kinds: ['pincode'], limit: 1 })
  return nearest?.pinCode ?? null
}

function toGeocoded({
  name,
  city,
  pinCode,
  lat,
  lng,
}: {
  name: string
  city: keyof typeof cities.labels
  pinCode: string | null
  lat: number
  lng: number
}): GeocodedPlace {
  const town = cities.labels[city]
  const parts = [name === pinCode ? undefined : name, [town, pinCode].filter(Boolean).join(' ')]
  return {
    address: parts.filter(Boolean).join(', '),
    city,
    pinCode: pinCode ?? undefined,
    lat,
    lng,
  }
}
