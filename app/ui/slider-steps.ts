/** The places of two thumbs in a list of steps. */
export type Thumbs = { from: number; to: number }

/** The places of two amounts: the nearest step at or around each, never crossing. */
export function placeThumbs(steps: readonly number[], min: number, max: number): Thumbs {
  const last = steps.length - 1
  const from = Math.min(nearest(steps, min), last - 1)
  return { from, to: Math.max(nearest(steps, max), from + 1) }
}

/** Moves one thumb; it stops one step before the other. */
export function moveThumb(thumbs: Thumbs, thumb: keyof Thumbs, place: number): Thumbs {
  return thumb === 'from'
    ? { ...thumbs, from: Math.max(0, Math.min(place, thumbs.to - 1)) }
    : { ...thumbs, to: Math.max(place, thumbs.from + 1) }
}

/** Where a place lies on the line, in percent. */
export function percentOf(place: number, min: number, max: number): number {
  return max === min ? 0 : Math.round(((place - min) / (max - min)) * 10_000) / 100
}

function nearest(steps: readonly number[], amount: number) {
  return steps.reduce(
    (best, step, place) =>
      Math.abs(step - amount) < Math.abs((steps[best] ?? 0) - amount) ? place : best,
    0,
  )
}
