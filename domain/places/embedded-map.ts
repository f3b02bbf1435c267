import { cities } from '#contract/options.ts'
import { cityBounds } from '#db/gazetteer/city-bounds.ts'
import { type MetroLine, readMetroLines } from '#db/gazetteer/metro-lines.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'

/** Longitude first, as maps have it. */
type Position = [lng: number, lat: number]

/** What the map shows without a street map, in as few characters as possible. */
export type EmbeddedMap = {
  lines: { name: string; colour: string; branches: Position[][] }[]
  /** Name, position and the lines that stop there. */
  stations: [name: string, lng: number, lat: number, lines: number[]][]
  /** Name, position and how well known it is, from 0 to 100. */
  places: [name: string, lng: number, lat: number, rank: number][]
  landmarks: [name: string, lng: number, lat: number, rank: number][]
  cities: [name: string, lng: number, lat: number][]
}

/** Metro lines, stations, localities and landmarks of the seven cities. */
export function readEmbeddedMap(): EmbeddedMap {
  const lines = readMetroLines()
  const places = readPlaces()
  const ofKinds = (...kinds: string[]) =>
    places
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name, lng, lat, rank }): EmbeddedMap['places'][number] => [
        name,
        short(lng),
        short(lat),
        rank,
      ])

  return {
    lines: lines.map(({ name, colour, branches }) => ({
      name,
      colour,
      branches: branches.map((branch) => branch.map(({ lng, lat }) => [short(lng), short(lat)])),
    })),
    stations: stationsOf(lines),
    places: ofKinds('locality', 'sector'),
    landmarks: ofKinds('landmark'),
    cities: cities.items.map(({ value, label }) => {
      const { south, west, north, east } = cityBounds[value]
      return [label, short((west + east) / 2), short((south + north) / 2)]
    }),
  }
}

/** A station where lines meet is drawn once. */
function stationsOf(lines: MetroLine[]): EmbeddedMap['stations'] {
  const stations = new Map<string, EmbeddedMap['stations'][number]>()
  for (const [at, { branches }] of lines.entries()) {
    for (const { id, name, lng, lat } of branches.flat()) {
      const known = stations.get(id)
      if (!known) stations.set(id, [name, short(lng), short(lat), [at]])
      else if (!known[3].includes(at)) known[3].push(at)
    }
  }
  return [...stations.values()]
}

/** Rounds to about ten metres. */
function short(degrees: number) {
  return Number(degrees.toFixed(4))
}
