import { type City, cities } from '#contract/options.ts'
import { type GazetteerPlace, readPlaces } from '#db/gazetteer/read-places.ts'
import { type LocalityRank, rankLocality } from '#demo/localities.ts'
import { wellKnownPlaces } from '#demo/well-known-places.ts'

/** A locality that property is offered in, with what lies near it. */
export type DemoPlace = LocalityRank & {
  id: string
  city: City
  name: string
  pinCode: string
  lat: number
  lng: number
  nearby: Landmark[]
  /** Its place among the well-known localities of the city, from 0; undefined for the others. */
  renown: number | undefined
}

export type Landmark = { name: string; lat: number; lng: number; isMetro: boolean }

export type DemoPlaces = Record<City, DemoPlace[]>

/** The localities and sectors of every city, from the gazetteer. */
export function demoPlaces(): DemoPlaces {
  const byCity = Map.groupBy(readPlaces(), (place) => place.city)
  const entries = cities.values.map((city) => [city, placesOf(byCity.get(city) ?? [])])
  return Object.fromEntries(entries) as DemoPlaces
}

export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }) {
  const north = (b.lat - a.lat) * metresPerDegree
  const east = (b.lng - a.lng) * metresPerDegree * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

export const metresPerDegree = 111_320
const nearbyMetres = 2_000

function placesOf(all: GazetteerPlace[]): DemoPlace[] {
  const landmarks = all.filter((place) => ['landmark', 'metro'].includes(place.kind))
  const pinCodes = all.filter((place) => place.kind === 'pincode')
  const localities = all.filter((place) => ['locality', 'sector'].includes(place.kind))

  return localities.flatMap((place) => {
    const rank = rankLocality(place.city, place.name)
    if (!rank) return []
    const { id, city, name, lat, lng } = place
    const pinCode = place.pinCode ?? nearest(place, pinCodes)?.pinCode ?? ''
    const nearby = landmarksNear(place, landmarks)
    return { ...rank, id, city, name, pinCode, lat, lng, nearby, renown: renownOf(place) }
  })
}

function renownOf({ city, name }: GazetteerPlace) {
  const at = wellKnownPlaces[city].indexOf(name)
  return at === -1 ? undefined : at
}

function nearest(place: GazetteerPlace, others: GazetteerPlace[]) {
  return others.toSorted((a, b) => metresBetween(place, a) - metresBetween(place, b))[0]
}

function landmarksNear(place: GazetteerPlace, landmarks: GazetteerPlace[]): Landmark[] {
  return landmarks
    .filter((landmark) => metresBetween(place, landmark) < nearbyMetres)
    .sort((a, b) => metresBetween(place, a) - metresBetween(place, b))
    .slice(0, 4)
    .map(({ name, lat, lng, kind }) => ({ name, lat, lng, isMetro: kind === 'metro' }))
}
