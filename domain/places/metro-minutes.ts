import { metresBetween, type Point } from '#contract/geo.ts'
import {
  type MetroLine,
  type MetroLineId,
  type MetroStation,
  readMetroLines,
} from '#db/gazetteer/metro-lines.ts'
import { type Platform, shortestMinutes } from '#domain/places/shortest-minutes.ts'

/** Where many people of the region work, change or leave from. */
export const metroHubs = [
  { id: 'delhi/rajiv-chowk-metro-station', name: 'Connaught Place (Rajiv Chowk)' },
  { id: 'delhi/new-delhi-metro-station', name: 'New Delhi Railway Station' },
  { id: 'delhi/kashmere-gate-metro-station', name: 'Kashmere Gate' },
  { id: 'delhi/igi-airport-metro-station', name: 'IGI Airport Terminal 3' },
  { id: 'delhi/nehru-place-metro-station', name: 'Nehru Place' },
  { id: 'delhi/saket-metro-station', name: 'Saket' },
  { id: 'gurugram/cyber-city-metro-station', name: 'Cyber City, Gurugram' },
  { id: 'gurugram/millennium-city-centre-metro-station', name: 'Millennium City Centre, Gurugram' },
  { id: 'noida/noida-sector-18-metro-station', name: 'Noida Sector 18' },
  { id: 'noida/noida-electronic-city-metro-station', name: 'Noida Electronic City' },
] as const

/** On foot: 4.8 km an hour, and streets are longer than the straight line. */
const WALK = { metresPerMinute: 80, detour: 1.3, mostMetres: 2_500 }
/** Between the platforms of one station, or of two that lie next to each other. */
const CHANGE = { minutes: 4, mostMetres: 450 }

/** Metres a minute with the stops, and how long one waits on average. */
const usual = { speed: 700, wait: 3 }
const lines: Partial<Record<MetroLineId, typeof usual>> = {
  airport: { speed: 1_100, wait: 6 },
  aqua: { speed: 700, wait: 5 },
  rapid: { speed: 560, wait: 3 },
}

export type StationOnFoot = { id: string; name: string; metres: number; minutes: number }

export type MetroTimes = {
  /** The stations in walking distance, the nearest first. */
  stations: StationOnFoot[]
  /** From door to platform, in about so many minutes; without hubs where no station is near. */
  hubs: { name: string; minutes: number; from: string; changes: number; isOnFoot: boolean }[]
}

/** How long it takes from a place to the hubs of the region, on foot and by metro. */
export function metroTimes(place: Point): MetroTimes {
  const { stations, fromHubs } = network()
  const near = [...stations.values()]
    .map((station) => ({ ...station, metres: metresBetween(place, station) * WALK.detour }))
    .filter(({ metres }) => metres <= WALK.mostMetres)
    .sort((a, b) => a.metres - b.metres)
    .map(({ id, name, metres }) => ({
      id,
      name,
      metres: Math.round(metres),
      minutes: Math.max(1, Math.round(metres / WALK.metresPerMinute)),
    }))
  const hubs = metroHubs.flatMap(({ id, name }) => {
    const ways = near.map((station) => {
      const { minutes = Number.POSITIVE_INFINITY, changes = 0 } =
        fromHubs.get(id)?.get(station.id) ?? {}
      const isOnFoot = station.id === id
      return { name, from: station.name, changes, isOnFoot, minutes: station.minutes + minutes }
    })
    const best = ways.sort((a, b) => a.minutes - b.minutes)[0]
    return best && Number.isFinite(best.minutes)
      ? [{ ...best, minutes: Math.round(best.minutes) }]
      : []
  })
  return { stations: near, hubs }
}

type Network = {
  stations: Map<string, MetroStation>
  /** By hub, then by station. */
  fromHubs: Map<string, Map<string, { minutes: number; changes: number }>>
}

let read: Network | undefined

/** The lines do not change while the process runs. */
function network(): Network {
  read ??= readNetwork()
  return read
}

function readNetwork(): Network {
  const all = readMetroLines()
  const stations = new Map(
    all.flatMap(({ branches }) => branches.flat()).map((station) => [station.id, station]),
  )
  const graph = linkPlatforms(all)
  const fromHubs = metroHubs.map(({ id }) => [id, shortestMinutes(graph, id)] as const)
  return { stations, fromHubs: new Map(fromHubs) }
}

function linkPlatforms(all: MetroLine[]) {
  const graph = new Map<string, Platform>()
  const places: { key: string; station: MetroStation }[] = []
  for (const { id: line, branches } of all) {
    const { speed, wait } = lines[line] ?? usual
    for (const branch of branches)
      for (const [at, station] of branch.entries()) {
        const key = `${line} ${station.id}`
        if (!graph.has(key)) {
          graph.set(key, { station: station.id, wait, links: [] })
          places.push({ key, station })
        }
        const before = branch[at - 1]
        if (!before) continue
        const minutes = 0.5 + (1.1 * metresBetween(before, station)) / speed
        const beforeKey = `${line} ${before.id}`
        graph.get(key)!.links.push({ to: beforeKey, minutes, isChange: false })
        graph.get(beforeKey)!.links.push({ to: key, minutes, isChange: false })
      }
  }
  for (const one of places)
    for (const other of places) {
      const metres = metresBetween(one.station, other.station)
      if (one.key === other.key || metres > CHANGE.mostMetres) continue
      const walk = (metres * WALK.detour) / WALK.metresPerMinute
      const minutes = CHANGE.minutes + walk + graph.get(other.key)!.wait
      graph.get(one.key)!.links.push({ to: other.key, minutes, isChange: true })
    }
  return graph
}
