import { metresBetween, type Point } from '#contract/geo.ts'
import { findMetroBetween } from '#domain/travel/describe-way.ts'
import { driveMinutes } from '#domain/travel/drive-minutes.ts'

/** A home to be seen on a day; `startsAt` is the hour and minute where a time is agreed or asked for. */
export type Stop = { point: Point | null; startsAt: string | null }

/**
 * The homes of a day in the order of the way between them. Times come first: whatever has none is
 * seen where it is the smallest detour, and homes of the same time follow one another by distance.
 */
export function orderStops<S extends Stop>(stops: S[]): S[] {
  const timed = stops.filter(({ startsAt }) => startsAt !== null)
  const free = stops.filter(({ startsAt, point }) => startsAt === null && point !== null)
  const unplaced = stops.filter(({ startsAt, point }) => startsAt === null && point === null)
  const way = timed.length > 0 ? insertAll(chainByTime(timed), free) : shortestChain(free)
  return [...way, ...unplaced]
}

/** Metres between two homes as the crow flies; undefined where the place of one is not known. */
export function metresToNext(a: Stop, b: Stop): number | undefined {
  return a.point && b.point ? metresBetween(a.point, b.point) : undefined
}

/** Minutes by metro between two homes, with walks and waits, where that is likely to be quicker than by car. */
export function metroToNext(a: Stop, b: Stop): { least: number; most: number } | undefined {
  const metro = a.point && b.point ? findMetroBetween(a.point, b.point) : undefined
  if (!metro || !a.point || !b.point) return undefined
  const { least, most } = metro
  const car = driveMinutes(metresBetween(a.point, b.point))
  return most < car.most && least + most < car.least + car.most ? { least, most } : undefined
}

function chainByTime<S extends Stop>(stops: S[]): S[] {
  const byTime = Map.groupBy(stops, ({ startsAt }) => startsAt ?? '')
  const way: S[] = []
  for (const [, each] of [...byTime].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = way.at(-1)
    way.push(...(last ? nearestFirst(last, each) : shortestChain(each)))
  }
  return way
}

/** Nearest neighbour from each possible first home; the shortest of these ways wins. */
function shortestChain<S extends Stop>(stops: S[]): S[] {
  const chains = stops.map((first) => [
    first,
    ...nearestFirst(
      first,
      stops.filter((stop) => stop !== first),
    ),
  ])
  return chains.sort((a, b) => lengthOf(a) - lengthOf(b))[0] ?? []
}

function nearestFirst<S extends Stop>(from: Stop, stops: S[]): S[] {
  const left = [...stops]
  const way: S[] = []
  for (let last = from; left.length > 0; last = way.at(-1) ?? from) {
    const [nearest] = left.toSorted((a, b) => gap(last, a) - gap(last, b))
    if (!nearest) break
    left.splice(left.indexOf(nearest), 1)
    way.push(nearest)
  }
  return way
}

function insertAll<S extends Stop>(way: S[], stops: S[]): S[] {
  let best = way
  for (const stop of stops) {
    // Tries the last place first: of two equally long ways, agreed visits then come before the
    // others.
    const places = Array.from({ length: best.length + 1 }, (_, at) => best.length - at)
    const tries = places.map((at) => best.toSpliced(at, 0, stop))
    best = tries.sort((a, b) => lengthOf(a) - lengthOf(b))[0] ?? best
  }
  return best
}

function lengthOf(way: Stop[]) {
  return way.slice(1).reduce((sum, stop, at) => sum + gap(way[at] as Stop, stop), 0)
}

function gap(a: Stop, b: Stop) {
  return metresToNext(a, b) ?? 0
}
