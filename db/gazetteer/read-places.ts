import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { City } from '#contract/options.ts'
import type { PlaceKind } from '#db/gazetteer/place-table.ts'

export type GazetteerPlace = {
  id: string
  city: City
  kind: PlaceKind
  name: string
  pinCode: string | null
  lat: number
  lng: number
  rank: number
  aliases: string[]
  /** Ids of the places that hold it, the smallest first. */
  within: string[]
}

/** Every place of the seven cities, from places.csv. */
export function readPlaces(): GazetteerPlace[] {
  const rows = readRows('places.csv')
  const holders = new Map(rows.map((row) => [row[0]!, row[9] ?? '']))
  return rows.map(([id, city, kind, name, pinCode, lat, lng, rank, aliases]) => ({
    id: id!,
    // The file's own test checks that these two are what they claim.
    city: city as City,
    kind: kind as PlaceKind,
    name: name!,
    pinCode: pinCode || null,
    lat: Number(lat),
    lng: Number(lng),
    rank: Number(rank),
    aliases: aliases ? aliases.split('|') : [],
    within: holdersOf(id!, holders),
  }))
}

function holdersOf(id: string, holders: Map<string, string>): string[] {
  const chain: string[] = []
  for (let at = holders.get(id); at; at = holders.get(at)) {
    if (chain.includes(at)) throw new Error(`places.csv: ${at} lies within itself`)
    chain.push(at)
  }
  return chain
}

/** The cells of a data file, without its header. No cell holds a comma or a quote. */
export function readRows(file: string) {
  const [, ...lines] = readFileSync(path.join(dataFolder(), file), 'utf8').trim().split('\n')
  return lines.map((line) => line.split(','))
}

/** Bundled code lies elsewhere than its source, so the folder is looked for from here upwards. */
function dataFolder(from = import.meta.dirname): string {
  const folder = path.join(from, 'db', 'gazetteer')
  if (existsSync(path.join(folder, 'places.csv'))) return folder
  const parent = path.dirname(from)
  if (parent === from) throw new Error('db/gazetteer is missing')
  return dataFolder(parent)
}
