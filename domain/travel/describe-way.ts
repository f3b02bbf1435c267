import type { Point } from '#contract/geo.ts'
import type { TravelParams } from '#contract/search/travel.ts'
import { type Arrival, arrivalsAt, findArrivals, SLOW_WALK } from '#domain/travel/arrivals.ts'
import { walkBetween } from '#domain/travel/metro-network.ts'
import { type Destination, destinationsOf } from '#domain/travel/read-travel.ts'
import { cellMiddle } from '#domain/travel/travel-reach.ts'

/** The shortest way from a home to a place, as a range of whole minutes. */
export type Way = {
  least: number
  most: number
  /** Minutes on foot to the first station, or all the way. */
  walk: number
  station?: string | undefined
  lines: string[]
}

/** The shortest way to a place; none where nobody would walk that far. */
export function findWay(home: Point, place: Destination): Way | undefined {
  return shortestWay(cellMiddle(home), arrivalsAt(place))
}

/** The shortest way from one point to another by metro; none where it is not taken. */
export function findMetroBetween(from: Point, to: Point): Way | undefined {
  const way = shortestWay(from, findArrivals(to))
  return way && way.lines.length > 0 ? way : undefined
}

/** The way whose longest time is the shortest. */
function shortestWay(from: Point, ways: Arrival[]): Way | undefined {
  let best: { way: Arrival; walk: number; most: number } | undefined
  for (const way of ways) {
    const walk = walkBetween(from, way.at)
    if (walk === undefined) continue
    const most = way.most + SLOW_WALK * walk
    if (!best || most < best.most) best = { way, walk, most }
  }
  if (!best) return undefined
  const { way, walk, most } = best
  return {
    least: Math.max(1, Math.floor(way.least + walk)),
    most: Math.max(1, Math.ceil(most)),
    walk: Math.max(1, Math.round(walk)),
    ...(way.lines.length > 0 && { station: way.station?.name }),
    lines: way.lines,
  }
}

/** 38–45 min to Cyber City: 9 min walk, Yellow Line, Rapid Metro Gurugram. */
export function describeWays(home: Point, params: TravelParams): string[] {
  return destinationsOf(params).flatMap((place) => {
    const way = findWay(home, place)
    return way ? [`${rangeOf(way)} min to ${place.name}: ${howOf(way)}`] : []
  })
}

function rangeOf({ least, most }: Way) {
  return least < most ? `${least}–${most}` : `${most}`
}

function howOf({ walk, lines }: Way) {
  if (lines.length === 0) return 'on foot'
  return [`${walk} min walk`, ...lines].join(', ')
}
