import { expect, test } from 'vitest'
import { nextPlace } from '#app/ui/roving.ts'

test('arrow keys go around the ends', () => {
  expect(nextPlace('ArrowRight', 2, 3)).toBe(0)
  expect(nextPlace('ArrowLeft', 0, 3)).toBe(2)
  expect(nextPlace('ArrowDown', 0, 3)).toBe(1)
})

test('Home and End go to the ends, other keys nowhere', () => {
  expect(nextPlace('Home', 2, 3)).toBe(0)
  expect(nextPlace('End', 0, 3)).toBe(2)
  expect(nextPlace('Enter', 0, 3)).toBeUndefined()
})
