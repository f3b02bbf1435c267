import { KM_PER_DEGREE, metresBetween, type Point, squeezeAt } from '#contract/geo.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import type { TravelParams } from '#contract/search/travel.ts'
import { arrivalsAt, SLOW_WALK } from '#domain/travel/arrivals.ts'
import { WALK } from '#domain/travel/metro-network.ts'
import { type Destination, destinationsOf } from '#domain/travel/read-travel.ts'

/** Cells of a thousandth of a degree, about 110 by 100 metres: two minutes on foot. */
export const CELLS_PER_DEGREE = 1_000

/**
 * From where some places are reached in time: for each cell of a part of the map, the minutes that
 * the way takes at most, on average over the places. 0 stands for too long.
 */
export type TravelReach = {
  /** The first row and column, counted from the equator and Greenwich. */
  row: number
  column: number
  rows: number
  columns: number
  minutes: Buffer
  /** The part of the map in degrees. */
  box: MapArea
  /** The tiles that hold a cell in reach, by which the index `listing_by_tile` finds listings. */
  tiles: number[]
}

/** A tile has so many cells each way. */
const CELLS_PER_TILE = 20

/** The middle of the cell that a position lies in: all of a cell count as equally far. */
export function cellMiddle({ lat, lng }: Point): Point {
  const middle = (degrees: number) =>
    (Math.floor(degrees * CELLS_PER_DEGREE) + 0.5) / CELLS_PER_DEGREE
  return { lat: middle(lat), lng: middle(lng) }
}

const MOST_KEPT = 64
const kept = new Map<string, TravelReach | undefined>()

/** The reach of a search; none where it asks for no place, or where nowhere is near enough. */
export function reachOf({ to, within }: TravelParams): TravelReach | undefined {
  if (!to) return undefined
  const key = `${to} ${within}`
  if (!kept.has(key)) {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
    const reach = joinReaches(destinationsOf({ to, within }).map(paintReach))
    kept.set(key, reach && { ...reach, tiles: tilesOf(reach) })
  }
  return kept.get(key)
}

/** The minutes of the cell that a position lies in; none outside the reach. */
export function minutesAt(reach: TravelReach, { lat, lng }: Point): number | undefined {
  const row = Math.floor(lat * CELLS_PER_DEGREE) - reach.row
  const column = Math.floor(lng * CELLS_PER_DEGREE) - reach.column
  if (row < 0 || column < 0 || row >= reach.rows || column >= reach.columns) return undefined
  return reach.minutes[row * reach.columns + column] || undefined
}

/** The tiles that hold a cell in reach. */
function tilesOf(reach: TravelReach): number[] {
  const tiles = new Set<number>()
  for (const [cell, minutes] of reach.minutes.entries()) {
    if (minutes === 0) continue
    const row = reach.row + Math.floor(cell / reach.columns)
    const column = reach.column + (cell % reach.columns)
    tiles.add(tileOf(row, column))
  }
  return [...tiles]
}

/** As the index `listing_by_tile` numbers them. */
function tileOf(row: number, column: number) {
  return Math.floor(row / CELLS_PER_TILE) * 10_000 + Math.floor(column / CELLS_PER_TILE)
}

/** Fills in cell by cell around each stop that is reached with time left to walk. */
function paintReach(destination: Destination): TravelReach {
  const reach = emptyReach(spanOf(destination))
  for (const { at, most } of arrivalsAt(destination)) {
    const left = destination.minutes - most
    if (left < 0) continue
    const { rows, columns } = spanAround(at, walkedMetres(left))
    for (let row = rows[0]; row <= rows[1]; row++)
      for (let column = columns[0]; column <= columns[1]; column++) {
        const middle = {
          lat: (row + 0.5) / CELLS_PER_DEGREE,
          lng: (column + 0.5) / CELLS_PER_DEGREE,
        }
        const walked = metresBetween(middle, at) * WALK.detour
        const total = Math.ceil(most + (SLOW_WALK * walked) / WALK.metresPerMinute)
        if (walked > WALK.mostMetres || total > destination.minutes) continue
        const cell = (row - reach.row) * reach.columns + column - reach.column
        const known = reach.minutes[cell]
        if (!known || known > total) reach.minutes[cell] = Math.max(1, total)
      }
  }
  return reach
}

type Span = { rows: [number, number]; columns: [number, number] }

/** As far as one may walk in so many minutes, in a straight line. */
function walkedMetres(minutes: number) {
  const walked = (minutes * WALK.metresPerMinute) / SLOW_WALK
  return Math.min(walked, WALK.mostMetres) / WALK.detour
}

function spanAround({ lat, lng }: Point, metres: number): Span {
  const up = metres / (1_000 * KM_PER_DEGREE)
  const side = up / squeezeAt(lat)
  const cells = (least: number, most: number): [number, number] => [
    Math.floor(least * CELLS_PER_DEGREE),
    Math.floor(most * CELLS_PER_DEGREE),
  ]
  return { rows: cells(lat - up, lat + up), columns: cells(lng - side, lng + side) }
}

function spanOf(destination: Destination): Span {
  const spans = arrivalsAt(destination)
    .filter(({ most }) => most <= destination.minutes)
    .map(({ at, most }) => spanAround(at, walkedMetres(destination.minutes - most)))
  return {
    rows: [
      Math.min(...spans.map(({ rows }) => rows[0])),
      Math.max(...spans.map(({ rows }) => rows[1])),
    ],
    columns: [
      Math.min(...spans.map(({ columns }) => columns[0])),
      Math.max(...spans.map(({ columns }) => columns[1])),
    ],
  }
}

function emptyReach({ rows, columns }: Span): TravelReach {
  const [height, width] = [rows[1] - rows[0] + 1, columns[1] - columns[0] + 1]
  return {
    row: rows[0],
    column: columns[0],
    rows: height,
    columns: width,
    minutes: Buffer.alloc(height * width),
    tiles: [],
    box: {
      south: rows[0] / CELLS_PER_DEGREE,
      north: (rows[1] + 1) / CELLS_PER_DEGREE,
      west: columns[0] / CELLS_PER_DEGREE,
      east: (columns[1] + 1) / CELLS_PER_DEGREE,
    },
  }
}

/** The part of the reach from which all places are reached in time. */
function joinReaches(reaches: TravelReach[]): TravelReach | undefined {
  const [first] = reaches
  if (!first || reaches.length === 1) return first
  const rows: [number, number] = [
    Math.max(...reaches.map(({ row }) => row)),
    Math.min(...reaches.map(({ row, rows }) => row + rows - 1)),
  ]
  const columns: [number, number] = [
    Math.max(...reaches.map(({ column }) => column)),
    Math.min(...reaches.map(({ column, columns }) => column + columns - 1)),
  ]
  if (rows[1] < rows[0] || columns[1] < columns[0]) return undefined
  const joined = emptyReach({ rows, columns })
  for (let cell = 0; cell < joined.minutes.length; cell++) {
    const at = {
      lat: (joined.row + Math.floor(cell / joined.columns) + 0.5) / CELLS_PER_DEGREE,
      lng: (joined.column + (cell % joined.columns) + 0.5) / CELLS_PER_DEGREE,
    }
    const all = reaches.map((reach) => minutesAt(reach, at) ?? 0)
    if (all.includes(0)) continue
    joined.minutes[cell] = Math.round(all.reduce((sum, minutes) => sum + minutes, 0) / all.length)
  }
  return joined
}
