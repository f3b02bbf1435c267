import type { WebVital } from '#contract/options.ts'

/** The upper ends of a metric's buckets; one more bucket holds all that is higher. */
type Scale = {
  bounds: readonly number[]
  /** Up to the first bound a measurement is good; above the second it is poor. */
  good: number
  fair: number
}

const milliseconds = [100, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_000]
const seconds = [2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 30_000]
const times = [...milliseconds, ...seconds]

/** The limits are those that https://web.dev/articles/vitals gives. */
const scales: Record<WebVital, Scale> = {
  lcp: { bounds: times, good: 2_500, fair: 4_000 },
  fcp: { bounds: times, good: 1_800, fair: 3_000 },
  ttfb: { bounds: times, good: 800, fair: 1_800 },
  inp: { bounds: times, good: 200, fair: 500 },
  cls: { bounds: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1], good: 0.1, fair: 0.25 },
}

/** The histogram of a single measurement: one in its bucket, none in the others. */
export function bucketsOf(vital: WebVital, value: number): number[] {
  const { bounds } = scales[vital]
  const found = bounds.findIndex((bound) => value <= bound)
  const bucket = found < 0 ? bounds.length : found
  return Array.from({ length: bounds.length + 1 }, (_, at) => (at === bucket ? 1 : 0))
}

export function ratingOf(vital: WebVital, value: number) {
  const { good, fair } = scales[vital]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** The value that three of four visits stay below, as far as the buckets tell. */
export function percentile75(vital: WebVital, counts: readonly number[]): number {
  const { bounds } = scales[vital]
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.75
  let below = 0
  for (const [at, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const [from, to] = [bounds[at - 1] ?? 0, bounds[at] ?? bounds.at(-1)!]
      return from + ((to - from) * (wanted - below)) / count
    }
    below += count
  }
  return 0
}
