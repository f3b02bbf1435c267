import type { Pixel, Position } from '#app/features/map/geometry.ts'
import type { MapCluster, MapPoint } from '#domain/search/map/find-listings-on-map.ts'

/** A point of the map with one listing, or with several that would cover each other. */
export type Pin = Position & { key: string; points: MapPoint[]; count: number }

/** A pin is about this wide and high, in pixels. */
const WIDE = 84
const HIGH = 42

type Found = { points: readonly MapPoint[]; rest: readonly MapCluster[] }

/** Clusters of listings whose pins would overlap, given where positions lie on the screen. */
export function clusterPins({ points, rest }: Found, project: (at: Position) => Pixel): Pin[] {
  const pins: Pin[] = []
  const cells = new Map<string, { pin: Pin; at: Pixel }[]>()

  function add(at: Pixel, make: () => Pin, join: (pin: Pin) => void) {
    const column = Math.floor(at.x / WIDE)
    const row = Math.floor(at.y / HIGH)
    const close = neighbours(column, row)
      .flatMap((name) => cells.get(name) ?? [])
      .find((each) => Math.abs(each.at.x - at.x) < WIDE && Math.abs(each.at.y - at.y) < HIGH)
    if (close) return join(close.pin)
    const pin = make()
    pins.push(pin)
    const name = `${column} ${row}`
    cells.set(name, [...(cells.get(name) ?? []), { pin, at }])
  }

  for (const point of points) {
    add(
      project(point),
      () => ({ key: point.spn, lat: point.lat, lng: point.lng, points: [point], count: 1 }),
      (pin) => {
        pin.points.push(point)
        pin.count += 1
      },
    )
  }
  for (const { lat, lng, count } of rest) {
    add(
      project({ lat, lng }),
      () => ({ key: `${lat} ${lng}`, lat, lng, points: [], count }),
      (pin) => {
        pin.count += count
      },
    )
  }
  return pins
}

function neighbours(column: number, row: number) {
  return [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${column + x} ${row + y}`))
}
