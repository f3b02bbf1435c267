import { readMetroLines } from '#db/gazetteer/metro-lines.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import type { NamedPlace } from '#domain/search/text/city-places.ts'

/** Well known, but less so than a locality that shares its name. */
const RANK = 40

/** The lines of the metro as places: `near rapid metro` is near one of its stations in the city. */
export function metroLinesIn(byId: ReadonlyMap<string, NamedPlace>): NamedPlace[] {
  return readMetroLines().flatMap(({ id, name, branches }) => {
    const stations = new Set(branches.flat().flatMap((station) => byId.get(station.id) ?? []))
    const stops = [...stations].map(({ lat, lng }) => ({ lat, lng }))
    const middle = stops[Math.floor(stops.length / 2)]
    if (!middle) return []
    const line = { id, kind: 'metro' as const, name, ...middle, names: namesOf(name), stops }
    return [{ ...line, rank: RANK, aliases: [], parts: [], within: [] }]
  })
}

/** `Yellow Line Metro`, `Rapid Metro Line`, `Airport Express Metro Station`. */
function namesOf(name: string) {
  const plain = name.replace(/ Gurugram$/, '')
  const short = plain.replace(/ (Line|Metro)$/, '')
  const kinds = ['Line', 'Metro', 'Metro Line', 'Line Metro', 'Metro Station', 'Line Metro Station']
  const all = [name, plain, ...kinds.map((kind) => `${short} ${kind}`)]
  return [...new Set(all.map(normalisePlaceText))]
}
