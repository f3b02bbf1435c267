import { type MonthTerms, monthlyTotal } from '#contract/costs/rent-costs.ts'
import { formatPrice, formatPricePerSqFt } from '#contract/format/money.ts'
import type { Deal } from '#contract/options.ts'

// Made on the server, so that pages with cards need not load them.

/** What can be parked; commercial listings do not say what. */
export const parkingWords = {
  car: 'Car parking',
  bike: 'Bike parking',
  car_and_bike: 'Car and bike parking',
  any: 'Parking',
}

type Offer = MonthTerms & { deal: Deal; price: number; builtUpArea: number }

/** What stands behind a price: / month, ₹ 12,200 in all; / month + maintenance; ₹ 6,944 / sq ft. */
export function perText(offer: Offer) {
  const { deal, price, builtUpArea } = offer
  if (deal === 'resale') return formatPricePerSqFt(price, builtUpArea)
  const month = monthlyTotal(offer)
  // Workplaces are not asked about maintenance, so nothing is said where nothing was answered.
  if (!month?.isWhole)
    return offer.maintenance === 'maintance_extra' ? '/ month + maintenance' : '/ month'
  return month.total > price ? `/ month, ${formatPrice(month.total)} in all` : '/ month'
}
