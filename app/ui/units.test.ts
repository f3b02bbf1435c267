import { expect, test } from 'vitest'
import { percent, rupees, years } from '#app/ui/units.ts'

test.each([
  ['4550000', 45_50_000],
  ['45,50,000', 45_50_000],
  ['₹ 45.5 lakh', 45_50_000],
  ['1 cr 25 lakh', 1_25_00_000],
  ['४५ लाख', 45_00_000],
  ['', undefined],
  ['much', undefined],
  ['-500000', undefined],
])('"%s" rupees are %s', (text, amount) => {
  expect(rupees.read(text)).toBe(amount)
})

test.each([
  ['8', 8],
  ['8.', 8],
  ['8.35', 8.35],
  ['8,35 %', 8.35],
  ['8.355', undefined],
  ['-8', undefined],
  ['eight', undefined],
  ['', undefined],
])('"%s" percent are %s', (text, rate) => {
  expect(percent.read(text)).toBe(rate)
})

test.each([
  ['20', 20],
  ['20 years', 20],
  ['1 yr', 1],
  ['7.5', undefined],
  ['', undefined],
])('"%s" years are %s', (text, count) => {
  expect(years.read(text)).toBe(count)
})

test('what is written can be read again', () => {
  expect(rupees.read(rupees.write(1_00_00_000))).toBe(1_00_00_000)
  expect(percent.read(percent.write(8.100000000000001))).toBe(8.1)
  expect(years.read(years.write(40))).toBe(40)
})
