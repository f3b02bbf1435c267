import { expect, test } from 'vitest'
import { webVitals } from '#contract/options.ts'
import { bucketsOf, percentile75, ratingOf } from '#domain/web-vitals/vital-scale.ts'

test('a value lies in the first bucket whose bound it does not exceed', () => {
  const bucket = (value: number) => bucketsOf('cls', value).indexOf(1)
  expect([0, 0.01, 0.011, 1, 1.1].map(bucket)).toEqual([0, 0, 1, 9, 10])
  for (const vital of webVitals.values)
    expect(bucketsOf(vital, 0.02).reduce((sum, count) => sum + count)).toBe(1)
})

test.for([
  ['lcp', 2_500, 4_000],
  ['fcp', 1_800, 3_000],
  ['ttfb', 800, 1_800],
  ['inp', 200, 500],
  ['cls', 0.1, 0.25],
] as const)('%s is good up to %d and poor above %d', ([vital, good, fair]) => {
  const rate = (value: number) => ratingOf(vital, value)
  expect([good, good + 0.001, fair, fair + 0.001].map(rate)).toEqual([
    'good',
    'fair',
    'fair',
    'poor',
  ])
})

test('three of four visits are below the 75th percentile', () => {
  const measured = (...values: number[]) => {
    const buckets = values.map((value) => bucketsOf('lcp', value))
    return percentile75(
      'lcp',
      buckets[0]!.map((_, at) => buckets.reduce((sum, row) => sum + row[at]!, 0)),
    )
  }
  // The third of four: its bucket ends at two seconds.
  expect(measured(900, 1_100, 1_900, 9_000)).toBe(2_000)
  // Half way into the bucket from two to two and a half seconds.
  expect(measured(100, 2_100, 2_200, 2_300)).toBeCloseTo(2_000 + 500 * (2 / 3))
  expect(measured(99_000, 99_000)).toBe(30_000)
  expect(percentile75('lcp', [])).toBe(0)
})
