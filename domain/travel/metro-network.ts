import { metresBetween, type Point } from '#contract/geo.ts'
import {
  type MetroLine,
  type MetroLineId,
  type MetroStation,
  readMetroLines,
} from '#db/gazetteer/metro-lines.ts'
import { type Platform, type Ride, shortestRides } from '#domain/travel/shortest-rides.ts'

/** On foot: 4.8 km an hour, and streets are longer than the straight line. */
export const WALK = { metresPerMinute: 80, detour: 1.3, mostMetres: 2_500 }

/**
 * Between the platforms of one station, or of two that lie next to each other; the wait comes on top.
 * The operator's planner counts 5 minutes or 10 with it.
 */
const CHANGE = { minutes: 5, mostMetres: 450 }

/**
 * What a stop costs (braking, doors and getting under way), and metres a minute between stops along the
 * straight line. Fitted to what the operator says of three lines: `published-times.test.ts`.
 */
export const RIDE = { stopMinutes: 1.28, metresPerMinute: 1_270 }

/** Trains of the Airport Express run at up to 120 km an hour, all others at up to 80. */
const EXPRESS = 120 / 80

/** How many times as fast as usual, and how long one waits on average: half of the usual headway. */
const usual = { pace: 1, wait: 2.5 }
const lines: Partial<Record<MetroLineId, Partial<typeof usual>>> = {
  green: { wait: 3 },
  pink: { wait: 3 },
  magenta: { wait: 3 },
  gray: { wait: 4 },
  airport: { pace: EXPRESS, wait: 6 },
  aqua: { wait: 5 },
  rapid: { wait: 3 },
}

/** Minutes on foot between two points; undefined where nobody walks that far. */
export function walkBetween(a: Point, b: Point): number | undefined {
  const metres = metresBetween(a, b) * WALK.detour
  return metres <= WALK.mostMetres ? metres / WALK.metresPerMinute : undefined
}

export function metroStations(): ReadonlyMap<string, MetroStation> {
  return network().stations
}

/** The rides from a station to every other one; the way back is the same. Each is computed once. */
export function ridesFrom(station: string): ReadonlyMap<string, Ride> {
  const { graph, rides } = network()
  const known = rides.get(station) ?? shortestRides(graph, station)
  rides.set(station, known)
  return known
}

type Network = {
  stations: Map<string, MetroStation>
  graph: Map<string, Platform>
  rides: Map<string, Map<string, Ride>>
}

let read: Network | undefined

/** The lines do not change while the process runs. */
function network(): Network {
  read ??= readNetwork(readMetroLines())
  return read
}

function readNetwork(all: MetroLine[]): Network {
  const stations = all.flatMap(({ branches }) => branches.flat())
  return {
    stations: new Map(stations.map((station) => [station.id, station])),
    graph: linkPlatforms(all),
    rides: new Map(),
  }
}

function linkPlatforms(all: MetroLine[]) {
  const graph = new Map<string, Platform>()
  const places: { key: string; station: MetroStation }[] = []
  for (const { id: line, name, branches } of all) {
    const { pace, wait } = { ...usual, ...lines[line] }
    for (const branch of branches)
      for (const [at, station] of branch.entries()) {
        const key = `${line} ${station.id}`
        if (!graph.has(key)) {
          graph.set(key, { station: station.id, line: name, wait, links: [] })
          places.push({ key, station })
        }
        const before = branch[at - 1]
        if (!before) continue
        const metres = metresBetween(before, station)
        const minutes = RIDE.stopMinutes + metres / (pace * RIDE.metresPerMinute)
        const beforeKey = `${line} ${before.id}`
        graph.get(key)!.links.push({ to: beforeKey, minutes, isChange: false })
        graph.get(beforeKey)!.links.push({ to: key, minutes, isChange: false })
      }
  }
  linkChanges(graph, places)
  return graph
}

function linkChanges(
  graph: Map<string, Platform>,
  places: { key: string; station: MetroStation }[],
) {
  for (const one of places)
    for (const other of places) {
      const metres = metresBetween(one.station, other.station)
      if (one.key === other.key || metres > CHANGE.mostMetres) continue
      const walk = (metres * WALK.detour) / WALK.metresPerMinute
      const minutes = CHANGE.minutes + walk + graph.get(other.key)!.wait
      graph.get(one.key)!.links.push({ to: other.key, minutes, isChange: true })
    }
}
