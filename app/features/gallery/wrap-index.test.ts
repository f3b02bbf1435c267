import { expect, test } from 'vitest'
import { wrapIndex } from '#app/features/gallery/wrap-index.ts'

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, -1, 1, 0],
])('from %i by %i of %i comes %i', (place, by, count, there) => {
  expect(wrapIndex(place, by, count)).toBe(there)
})
