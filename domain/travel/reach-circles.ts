import type { Point } from '#contract/geo.ts'
import { arrivalsAt, SLOW_WALK } from '#domain/travel/arrivals.ts'
import { WALK } from '#domain/travel/metro-network.ts'
import type { Destination } from '#domain/travel/read-travel.ts'

/** Around each station how far one may live from it, and around the place itself. */
export function reachCircles(place: Destination): (Point & { km: number })[] {
  return arrivalsAt(place).flatMap(({ at, most }) => {
    const walked = ((place.minutes - most) * WALK.metresPerMinute) / SLOW_WALK
    const km = Math.min(walked, WALK.mostMetres) / WALK.detour / 1_000
    return km > 0.05 ? [{ lat: short(at.lat), lng: short(at.lng), km: Number(km.toFixed(2)) }] : []
  })
}

/** Whether a station is near enough to walk from. */
export function hasMetro(place: Destination): boolean {
  return arrivalsAt(place).some(({ station }) => station)
}

/** Rounds to about ten metres. */
function short(degrees: number) {
  return Number(degrees.toFixed(4))
}
