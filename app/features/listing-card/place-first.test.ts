import { expect, test } from 'vitest'
import { placeFirst } from '#app/features/listing-card/place-first.ts'

test.each([
  [
    'Flat A-504, Saptaparni Sadan, Sector 53, Gurugram, Haryana 122011',
    'Sector 53, Gurugram · Flat A-504, Saptaparni Sadan',
  ],
  ['Sector 53, Gurugram', 'Sector 53, Gurugram'],
  ['House 12, near the bus stand', 'House 12, near the bus stand'],
])('"%s" is shown as "%s"', (address, shown) => {
  expect(placeFirst({ address, locality: 'Sector 53', city: 'gurugram' })).toBe(shown)
})
