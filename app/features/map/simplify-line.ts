import type { Position } from '#app/features/map/geometry.ts'
import { squeezeAt } from '#contract/geo.ts'
import { areaOf, findCrossing, mostCorners, sideAt, toGrid } from '#contract/search/outline.ts'

/**
 * A line drawn by hand as an outline with few corners that does not cross itself; none where it
 * encloses nothing.
 */
export function simplifyLine(line: readonly Position[]): Position[] | undefined {
  let corners = withoutLoops(toGrid(fewCorners(line)))
  // A corner where a loop was cut off is one more.
  for (let most = mostCorners - 1; corners && corners.length > mostCorners; most--) {
    corners = withoutLoops(toGrid(fewCorners(line, most)))
  }
  return corners
}

/** The smallest squares of the grid that are worth a search: some two hectares. */
const SMALLEST = 200
const MOST_LOOPS = 40

/** Cuts the smaller part off a line that crosses itself: it is where the hand closed it. */
function withoutLoops(line: Position[]): Position[] | undefined {
  let corners = line
  for (let loops = 0; loops < MOST_LOOPS; loops++) {
    const crossing = findCrossing(corners)
    if (!crossing) return corners.length >= 3 && areaOf(corners) >= SMALLEST ? corners : undefined
    const [a, b] = crossing
    const at = meetingPoint(sideAt(corners, a), sideAt(corners, b))
    const inner = toGrid([at, ...corners.slice(a + 1, b + 1)])
    const outer = toGrid([...corners.slice(0, a + 1), at, ...corners.slice(b + 1)])
    corners = areaOf(inner) > areaOf(outer) ? inner : outer
  }
  return undefined
}

function meetingPoint([a, b]: [Position, Position], [c, d]: [Position, Position]): Position {
  const [rx, ry] = [b.lng - a.lng, b.lat - a.lat]
  const [sx, sy] = [d.lng - c.lng, d.lat - c.lat]
  const part = ((c.lng - a.lng) * sy - (c.lat - a.lat) * sx) / (rx * sy - ry * sx)
  return { lat: a.lat + part * ry, lng: a.lng + part * rx }
}

/**
 * A corner that sticks out by less than this share of the whole is invisible and would only
 * lengthen the address.
 */
const UNSEEN = 1 / 250

/** The corners without which a line would look most different (Douglas–Peucker). */
function fewCorners(line: readonly Position[], most = mostCorners): Position[] {
  const [first, last] = [0, line.length - 1]
  const least = extentOf(line) * UNSEEN
  const kept = new Set([first, last])
  const parts = [farthestIn(line, first, last)]
  while (kept.size < most) {
    parts.sort((a, b) => a.away - b.away)
    const widest = parts.pop()
    if (!widest || widest.away <= least) break
    const { from, at, to } = widest
    kept.add(at)
    parts.push(farthestIn(line, from, at), farthestIn(line, at, to))
  }
  return line.filter((_, at) => kept.has(at))
}

/** How far a line reaches from its first point, in degrees of latitude. */
function extentOf(line: readonly Position[]) {
  const [first] = line
  if (!first) return 0
  return Math.max(...line.map((point) => distanceFromSide(point, first, first)))
}

function farthestIn(line: readonly Position[], from: number, to: number) {
  let farthest = { from, to, at: from, away: 0 }
  for (let at = from + 1; at < to; at++) {
    const away = distanceFromSide(line[at]!, line[from]!, line[to]!)
    if (away > farthest.away) farthest = { from, to, at, away }
  }
  return farthest
}

/** The distance in degrees of latitude. */
function distanceFromSide(point: Position, from: Position, to: Position) {
  const squeeze = squeezeAt(from.lat)
  const flat = ({ lat, lng }: Position) => [(lng - from.lng) * squeeze, lat - from.lat] as const
  const [[px, py], [tx, ty]] = [flat(point), flat(to)]
  const length = tx * tx + ty * ty
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, (px * tx + py * ty) / length))
  return Math.hypot(px - part * tx, py - part * ty)
}
