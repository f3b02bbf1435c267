import { expect, test } from 'vitest'
import { distanceText } from '#contract/format/distance-text.ts'

test.each([
  [3, '50 m'],
  [461, '450 m'],
  [980, '1.0 km'],
  [1_840, '1.8 km'],
  [12_300, '12 km'],
])('%i metres are %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
