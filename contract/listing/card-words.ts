import { formatPricePerSqFt } from '#contract/format/money.ts'
import type { Deal } from '#contract/options.ts'

// Made on the server, so that pages with cards need not load them.

/** What can be parked; commercial listings do not say what. */
export const parkingWords = {
  car: 'Car parking',
  bike: 'Bike parking',
  car_and_bike: 'Car and bike parking',
  any: 'Parking',
}

/** What stands behind a price: / month, ₹ 6,944 / sq ft. */
export function perText(offer: { deal: Deal; price: number; builtUpArea: number }) {
  return offer.deal === 'rent' ? '/ month' : formatPricePerSqFt(offer.price, offer.builtUpArea)
}
