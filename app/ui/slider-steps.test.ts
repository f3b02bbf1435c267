import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveThumb, percentOf, placeThumbs } from '#app/ui/slider-steps.ts'
import { priceSteps } from '#contract/format/money.ts'

const last = priceSteps.length - 1

test('places amounts on their steps', () => {
  expect(placeThumbs([0, 10, 20, 50], 10, 50)).toEqual({ from: 1, to: 3 })
})

test('takes the nearest step for an amount between two', () => {
  expect(placeThumbs([0, 10, 20, 50], 12, 44)).toEqual({ from: 1, to: 3 })
})

test('a thumb stops one step before the other', () => {
  expect(moveThumb({ from: 1, to: 3 }, 'from', 9)).toEqual({ from: 2, to: 3 })
  expect(moveThumb({ from: 1, to: 3 }, 'to', 0)).toEqual({ from: 1, to: 2 })
})

test('an arrow key moves one step', () => {
  expect(moveThumb({ from: 1, to: 3 }, 'from', 2)).toEqual({ from: 2, to: 3 })
})

test('the lowest price stays below the highest, whatever is asked for', () => {
  const amount = fc.integer({ min: 0, max: 20_00_00_000 })
  const thumb = fc.constantFrom('from' as const, 'to' as const)
  fc.assert(
    fc.property(amount, amount, thumb, fc.integer({ min: 0, max: last }), (min, max, which, to) => {
      const placed = placeThumbs(priceSteps, min, max)
      const moved = moveThumb(placed, which, to)
      for (const { from, to } of [placed, moved]) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from).toBeLessThan(to)
        expect(to).toBeLessThanOrEqual(last)
      }
    }),
  )
})

test('says where a place lies on the line', () => {
  expect(percentOf(5, 0, 20)).toBe(25)
  expect(percentOf(1, 0, 3)).toBe(33.33)
  expect(percentOf(4, 4, 4)).toBe(0)
})
