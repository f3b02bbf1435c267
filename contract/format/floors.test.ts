import { expect, test } from 'vitest'
import { floorLabel, floorOfTotal, totalFloorsLabel } from '#contract/format/floors.ts'

test.each([
  ['ground', 'Ground Floor'],
  ['2', '2nd Floor'],
  ['lower_basement', 'Lower Basement'],
  ['100', ''],
  [null, ''],
])('floor %s is %s', (floor, label) => {
  expect(floorLabel(floor)).toBe(label)
})

test.each([
  ['ground_only', 'Ground only'],
  ['1', '1 floor'],
  ['4', '4 floors'],
  ['many', ''],
])('%s in total is %s', (total, label) => {
  expect(totalFloorsLabel(total)).toBe(label)
})

test.each([
  ['2', '4', '2nd of 4'],
  ['ground', '3', 'Ground of 3'],
  ['ground', 'ground_only', 'Ground Floor'],
  ['full_building', '3', 'Full Building'],
  ['5', null, '5th Floor'],
  [null, '4', ''],
])('floor %s of %s is %s', (floor, total, label) => {
  expect(floorOfTotal(floor, total)).toBe(label)
})
