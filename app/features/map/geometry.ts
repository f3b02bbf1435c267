import { KM_PER_DEGREE, squeezeAt } from '#contract/geo.ts'
import type { MapArea } from '#contract/search/listing-search.ts'

export type Position = { lat: number; lng: number }
export type Pixel = { x: number; y: number }
export type Size = { width: number; height: number }
export type Camera = Position & { zoom: number }

/** The width of the whole world at zoom 0, in pixels. */
const WORLD = 512
const METRES_PER_DEGREE = 1_000 * KM_PER_DEGREE

/** Where positions lie on a screen of this size, north up. */
export function projector(camera: Camera, { width, height }: Size) {
  const world = WORLD * 2 ** camera.zoom
  const middle = toWorld(camera)
  return {
    project(position: Position): Pixel {
      const { x, y } = toWorld(position)
      return { x: (x - middle.x) * world + width / 2, y: (y - middle.y) * world + height / 2 }
    },
    unproject({ x, y }: Pixel): Position {
      return fromWorld({
        x: middle.x + (x - width / 2) / world,
        y: middle.y + (y - height / 2) / world,
      })
    },
    bounds(): MapArea {
      const half = { x: width / 2 / world, y: height / 2 / world }
      const northWest = fromWorld({ x: middle.x - half.x, y: middle.y - half.y })
      const southEast = fromWorld({ x: middle.x + half.x, y: middle.y + half.y })
      return {
        south: southEast.lat,
        west: northWest.lng,
        north: northWest.lat,
        east: southEast.lng,
      }
    },
  }
}

/** The camera with the largest zoom that shows all of an area. */
export function cameraFor(
  { south, west, north, east }: MapArea,
  { width, height }: Size,
  { padding = 0, maxZoom = 22 } = {},
): Camera {
  const a = toWorld({ lat: north, lng: west })
  const b = toWorld({ lat: south, lng: east })
  const room = { x: Math.max(1, width - 2 * padding), y: Math.max(1, height - 2 * padding) }
  const scale = Math.min(room.x / (b.x - a.x), room.y / (b.y - a.y)) / WORLD
  const middle = fromWorld({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  return { ...middle, zoom: Math.min(maxZoom, Math.log2(scale)) }
}

/** The smallest area that contains all positions; undefined without any. */
export function areaAround(positions: readonly Position[]): MapArea | undefined {
  if (positions.length === 0) return undefined
  const lats = positions.map(({ lat }) => lat)
  const lngs = positions.map(({ lng }) => lng)
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  }
}

/** The area that reaches that many metres in each direction. */
export function areaWithin({ lat, lng }: Position, metres: number): MapArea {
  const up = metres / METRES_PER_DEGREE
  const side = up / squeezeAt(lat)
  return { south: lat - up, west: lng - side, north: lat + up, east: lng + side }
}

/** The area with a share of its size added on every side. */
export function widened({ south, west, north, east }: MapArea, part: number): MapArea {
  const up = (north - south) * part
  const side = (east - west) * part
  return { south: south - up, west: west - side, north: north + up, east: east + side }
}

export function isInside(inner: MapArea, outer: MapArea): boolean {
  return (
    inner.south >= outer.south &&
    inner.west >= outer.west &&
    inner.north <= outer.north &&
    inner.east <= outer.east
  )
}

/** Whether the area is empty, as for a hidden map, which has no size. */
export function isEmpty({ south, west, north, east }: MapArea): boolean {
  return north <= south || east <= west
}

export function contains({ south, west, north, east }: MapArea, { lat, lng }: Position): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** An area in the few digits that an address needs. */
export function rounded({ south, west, north, east }: MapArea): MapArea {
  const short = (degrees: number) => Number(degrees.toFixed(4))
  return { south: short(south), west: short(west), north: short(north), east: short(east) }
}

/** The corners of a circle, longitude first, closed. */
export function circle(center: Position, metres: number, corners = 72): [number, number][] {
  const { south, west } = areaWithin(center, metres)
  const up = center.lat - south
  const side = center.lng - west
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    return [center.lng + side * Math.sin(angle), center.lat + up * Math.cos(angle)]
  })
}

function toWorld({ lat, lng }: Position): Pixel {
  const sin = Math.sin((lat * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) }
}

function fromWorld({ x, y }: Pixel): Position {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return { lat, lng: (x - 0.5) * 360 }
}
