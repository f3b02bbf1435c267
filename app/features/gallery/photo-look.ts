export type Point = { x: number; y: number }

/** How far a photo is enlarged, and how far its middle is from the middle of the screen. */
export type Look = { scale: number; x: number; y: number }

export const whole: Look = { scale: 1, x: 0, y: 0 }
const CLOSEST = 4

type Box = { width: number; height: number }

/** The look after one or two fingers have moved. */
export function lookAfter(
  { scale, x, y }: Look,
  { before, now, other }: { before: Point; now: Point; other: Point | undefined },
  box: Box,
): Look {
  if (!other) return within({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, box)
  const spread = distance(now, other) / Math.max(1, distance(before, other))
  return within({ scale: scale * spread, x, y }, box)
}

/** The look with a point of the screen enlarged to a scale. */
export function lookAt(point: Point, scale: number, box: Box & { left: number; top: number }) {
  const { left, top, width, height } = box
  const x = (left + width / 2 - point.x) * (scale - 1)
  const y = (top + height / 2 - point.y) * (scale - 1)
  return within({ scale, x, y }, box)
}

/** Keeps the photo at least as large as the screen and on it. */
function within({ scale, x, y }: Look, { width, height }: Box): Look {
  const size = Math.min(CLOSEST, Math.max(1, scale))
  const kept = (value: number, side: number) => {
    const most = (side * (size - 1)) / 2
    return Math.min(most, Math.max(-most, value))
  }
  return { scale: size, x: kept(x, width), y: kept(y, height) }
}

export function distance(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
