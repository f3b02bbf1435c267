import { expect, test } from 'vitest'
import { placeHash } from '#domain/owner-checks/place-hash.ts'

const home = {
  city: 'gurugram',
  houseNo: 'B-204',
  address: 'Lotus Greens, Sector 45',
  pinCode: '122003',
  lat: 28.4446,
  lng: 77.0639,
} as const

test.for([
  ['other spaces, commas and capitals', { address: ' lotus greens ,sector  45 ' }, true],
  ['a pin some metres away', { lat: 28.44459 }, true],
  ['a pin a street away', { lat: 28.4457 }, false],
  ['a pin to the side', { lng: 77.065 }, false],
  ['words that only run together', { address: 'LotusGreens, Sector 45' }, false],
  ['another number', { houseNo: 'B-205' }, false],
  ['no number', { houseNo: null }, false],
  ['another PIN code', { pinCode: '122001' }, false],
  ['another city', { city: 'delhi' }, false],
  ['no pin', { lat: null }, false],
] as const)('a home with %s is where it was: %j', ([, differences, isSame]) => {
  expect(placeHash({ ...home, ...differences }).equals(placeHash(home))).toBe(isSame)
})
