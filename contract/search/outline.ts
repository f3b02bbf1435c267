import type { Point } from '#contract/geo.ts'
import { mapLimits } from '#contract/limits.ts'
import type { MapArea } from '#contract/search/listing-search.ts'

/** An outline has at most so many corners. */
export const mostCorners = 30

/** Corners are kept to a ten-thousandth of a degree, some ten metres. */
const GRID = 10_000

/** Why an outline cannot be searched. */
export type OutlineTrouble = 'unreadable' | 'crossing' | 'outside'

/** Corners on the grid that addresses have, each once. */
export function toGrid(corners: readonly Point[]): Point[] {
  const short = (degrees: number) => Math.round(degrees * GRID) / GRID
  const all = corners.map(({ lat, lng }) => ({ lat: short(lat), lng: short(lng) }))
  return all.filter((corner, at) => !isSame(corner, all.at(at - 1)!) || all.length === 1)
}

/** An outline in few characters: the first corner, then the steps from each to the next. */
export function encodeOutline(corners: readonly Point[]): string {
  const numbers = toGrid(corners).map(({ lat, lng }) => [count(lat), count(lng)] as const)
  const steps = numbers.map(([lat, lng], at) => {
    const [lastLat, lastLng] = numbers[at - 1] ?? [0, 0]
    return [lat - lastLat, lng - lastLng]
  })
  return steps.flat().join()
}

/** The corners of an outline, or why it is none that can be searched. */
export function readOutline(text: string): { corners: Point[] } | { trouble: OutlineTrouble } {
  const numbers = text.split(',').map(Number)
  const size = numbers.length / 2
  if (!/^-?\d+(,-?\d+)*$/.test(text) || !Number.isInteger(size) || size > mostCorners) {
    return { trouble: 'unreadable' }
  }
  const corners = cornersOf(numbers)
  if (!corners.every(isOnMap)) return { trouble: 'outside' }
  if (findCrossing(corners)) return { trouble: 'crossing' }
  return size < 3 || areaOf(corners) === 0 ? { trouble: 'unreadable' } : { corners }
}

/** Why the outline of a search cannot be searched; nothing where it can, or where there is none. */
export function outlineTrouble(drawn: string | undefined): OutlineTrouble | undefined {
  const read = drawn ? readOutline(drawn) : undefined
  return read && 'trouble' in read ? read.trouble : undefined
}

/** The smallest part of the map that holds an outline. */
export function boxOf(corners: readonly Point[]): MapArea {
  const lats = corners.map(({ lat }) => lat)
  const lngs = corners.map(({ lng }) => lng)
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  }
}

/** The first two sides of an outline that cross, by the numbers of the corners they begin at. */
export function findCrossing(corners: readonly Point[]): [number, number] | undefined {
  for (let a = 0; a < corners.length; a++) {
    for (let b = a + 2; b < corners.length; b++) {
      if (doCross(sideAt(corners, a), sideAt(corners, b))) return [a, b]
    }
  }
  return undefined
}

/** The size of an outline in squares of the grid. */
export function areaOf(corners: readonly Point[]): number {
  const doubled = corners.reduce((sum, corner, at) => {
    const next = corners[(at + 1) % corners.length]!
    return sum + count(corner.lng) * count(next.lat) - count(next.lng) * count(corner.lat)
  }, 0)
  return Math.abs(doubled) / 2
}

type Side = [from: Point, to: Point]

export function sideAt(corners: readonly Point[], at: number): Side {
  return [corners[at]!, corners[(at + 1) % corners.length]!]
}

/** Whether two sides cross; those that only touch do not. */
function doCross([a, b]: Side, [c, d]: Side) {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** To which side of a line a point lies, exactly: whole numbers do not round. */
function turn(a: Point, b: Point, c: Point) {
  const [ax, ay] = [count(a.lng), count(a.lat)]
  return Math.sign(
    (count(b.lng) - ax) * (count(c.lat) - ay) - (count(b.lat) - ay) * (count(c.lng) - ax),
  )
}

function count(degrees: number) {
  return Math.round(degrees * GRID)
}

function cornersOf(numbers: number[]): Point[] {
  let [lat, lng] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    lat += numbers[2 * at]!
    lng += numbers[2 * at + 1]!
    return { lat: lat / GRID, lng: lng / GRID }
  })
}

function isOnMap({ lat, lng }: Point) {
  const { south, west, north, east } = mapLimits.bounds
  return lat >= south && lat <= north && lng >= west && lng <= east
}

function isSame(a: Point, b: Point) {
  return a.lat === b.lat && a.lng === b.lng
}
