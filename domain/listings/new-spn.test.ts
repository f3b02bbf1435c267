import { expect, test } from 'vitest'
import { newSpn } from '#domain/listings/new-spn.ts'

test('numbers of listings follow no order that could be walked through', () => {
  const numbers = Array.from({ length: 50 }, newSpn)
  expect(numbers.every((spn) => /^SPN[0-9A-HJKMNP-TV-Z]{8}$/.test(spn))).toBe(true)
  const values = numbers.map((spn) => Number.parseInt(spn.slice(3).replace(/[^0-9A-V]/g, '0'), 32))
  const steps = values.slice(1).map((value, at) => value - values[at]!)
  expect(new Set(steps).size).toBe(steps.length)
  expect(steps.some((step) => step < 0)).toBe(true)
})
