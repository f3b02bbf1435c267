import type { Point } from '#contract/geo.ts'
import { metroStations, ridesFrom, walkBetween } from '#domain/travel/metro-network.ts'
import type { Ride } from '#domain/travel/shortest-rides.ts'

/** By how much a walk may exceed its usual time. */
export const SLOW_WALK = 1.1
/**
 * How far a ride may be from its estimate. With a smaller margin, too many published times lie
 * outside of the range on a card: `published-times.test.ts`.
 */
const RIDE_MARGIN = 0.05

/** A way to a place from one of the stops near a home, without the walk to the stop. */
export type Arrival = {
  /** Where the way begins: a station, or the place itself for those who walk all of it. */
  at: Point
  station?: { id: string; name: string } | undefined
  /** Minutes if every train comes at once, and if each has just left. */
  least: number
  most: number
  /** The lines in the order in which they are taken. */
  lines: string[]
}

const MOST_KEPT = 200
const kept = new Map<string, Arrival[]>()

/** The ways to a place from every station, and on foot. */
export function arrivalsAt(place: Point & { placeId: string }): Arrival[] {
  const known = kept.get(place.placeId) ?? findArrivals(place)
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(place.placeId, known)
  return known
}

/** The same without caching, for a point that nobody asks for again. */
export function findArrivals(place: Point): Arrival[] {
  const best = new Map<string, Arrival>()
  for (const last of metroStations().values()) {
    const walk = walkBetween(last, place)
    if (walk === undefined) continue
    for (const [id, ride] of ridesFrom(last.id)) {
      const found = arrivalFrom(id, ride, walk)
      const known = best.get(id)
      if (!known || known.most > found.most) best.set(id, found)
    }
  }
  const onFoot = { at: { lat: place.lat, lng: place.lng }, least: 0, most: 0, lines: [] }
  return [onFoot, ...best.values()]
}

function arrivalFrom(id: string, ride: Ride, walk: number): Arrival {
  const { name, lat, lng } = metroStations().get(id)!
  const { least, most } = rideRange(ride)
  return {
    at: { lat, lng },
    station: { id, name },
    least: least + walk,
    most: most + SLOW_WALK * walk,
    // Rides are symmetrical, so they are computed from the place's station.
    lines: ride.lines.toReversed(),
  }
}

/** From a train that comes at once to one that has just left, each time. */
export function rideRange({ minutes, waits }: Ride): { least: number; most: number } {
  const moving = minutes - waits
  return { least: (1 - RIDE_MARGIN) * moving, most: (1 + RIDE_MARGIN) * moving + 2 * waits }
}
