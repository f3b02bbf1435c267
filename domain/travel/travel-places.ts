import type { Point } from '#contract/geo.ts'
import { type City, cities, ncrCities } from '#contract/options.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'
import { searchNames } from '#db/gazetteer/place-words.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'

/** A place of the region that people travel to. */
export type TravelPlace = Point & {
  id: string
  city: City
  kind: PlaceKind
  rank: number
  /** As it is shown: a sector with its city, a station without its last words. */
  label: string
}

type TravelPlaces = {
  byId: ReadonlyMap<string, TravelPlace>
  /** By each normalised name, the likeliest first. */
  byName: ReadonlyMap<string, TravelPlace[]>
  /** The same by names without their spaces: people write `cybercity`. */
  byLetters: ReadonlyMap<string, TravelPlace[]>
}

/**
 * Kinds that are left out: nobody works in a PIN code, and a part of a city is too wide to measure
 * to.
 */
const kinds: readonly PlaceKind[] = ['locality', 'sector', 'landmark', 'metro']

let read: TravelPlaces | undefined

/** The places of the cities that the metro joins, from the embedded gazetteer. */
export function travelPlaces(): TravelPlaces {
  read ??= readTravelPlaces()
  return read
}

function readTravelPlaces(): TravelPlaces {
  const all = readPlaces().filter(
    ({ city, kind }) => ncrCities.includes(city) && kinds.includes(kind),
  )
  const places = all.map((place): [string[], TravelPlace] => {
    const { id, city, kind, rank, lat, lng, name } = place
    return [
      searchNames(place),
      { id, city, kind, rank, lat, lng, label: labelOf(name, kind, city) },
    ]
  })
  const cityNames = new Set(cities.items.map(({ label }) => normalisePlaceText(label)))
  const named = places
    .flatMap(([names, place]) => names.map((name) => ({ name, place })))
    .filter(({ name }) => !cityNames.has(name))
    .sort((a, b) => likelihood(b.place) - likelihood(a.place))
  const grouped = (key: (name: string) => string) =>
    new Map(
      [...Map.groupBy(named, ({ name }) => key(name))].map(([name, same]) => [
        name,
        same.map(({ place }) => place),
      ]),
    )
  return {
    byId: new Map(places.map(([, place]) => [place.id, place])),
    byName: grouped((name) => name),
    byLetters: grouped((name) => name.replaceAll(' ', '')),
  }
}

/** Of places with the same name, the place itself comes before its station. */
function likelihood({ kind, rank }: TravelPlace) {
  return rank + (kind === 'metro' ? 0 : 100)
}

function labelOf(name: string, kind: PlaceKind, city: City) {
  if (kind === 'sector') return `${name}, ${cities.labels[city]}`
  return name.replace(/ Metro Station$/, ' metro')
}
