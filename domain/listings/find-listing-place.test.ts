import { expect, test } from 'vitest'
import { choosePlace } from '#domain/listings/find-listing-place.ts'

const around = ['Sector 56', 'Sector 5', 'Dwarka', 'Dwarka Sector 12', 'Palam Vihar'].map(
  (name) => ({ name }),
)

test.for<[string | null, string | null, string]>([
  ['Dwarka', 'Dwarka Sector 12', 'Dwarka'],
  ['sec-5', null, 'Sector 5'],
  [null, 'Flat 3, Dwarka Sec 12, New Delhi', 'Dwarka Sector 12'],
  [null, 'House 8, palam vihar', 'Palam Vihar'],
  ['My own colony', 'House 8', 'Sector 56'],
  [null, 'Sector 57', 'Sector 56'],
  [null, null, 'Sector 56'],
])('“%s” at “%s” lies in %s', ([locality, address, name]) => {
  expect(choosePlace(around, { locality, address })?.name).toBe(name)
})

test('far from every known place there is none', () => {
  expect(choosePlace([], { locality: 'Dwarka', address: null })).toBeUndefined()
})
