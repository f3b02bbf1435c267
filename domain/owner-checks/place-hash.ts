import { createHash } from 'node:crypto'
import type { Listing } from '#db/schema.ts'

type Place = Pick<Listing, 'city' | 'houseNo' | 'address' | 'pinCode' | 'lat' | 'lng'>

/**
 * Tells whether a home is still where it was when its paper was checked: address, house number and
 * pin, the pin to about a hundred metres. A hash, since nothing else has to remember the address.
 */
export function placeHash({ city, houseNo, address, pinCode, lat, lng }: Place): Buffer {
  const words = [city, houseNo, address, pinCode].map((word) =>
    (word ?? '')
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .trim(),
  )
  const pin = [lat, lng].map((degrees) => degrees?.toFixed(3) ?? '')
  return createHash('sha256')
    .update(JSON.stringify([...words, ...pin]))
    .digest()
}
