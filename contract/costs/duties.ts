import {
  agreements,
  type Buyer,
  gst,
  loanFees,
  rateAt,
  registrations,
  rentTds,
  type State,
  stampDuties,
  tds,
} from '#contract/costs/cost-rates.ts'
import type { Category, City, PropertyType } from '#contract/options.ts'

/** Percent that somebody pays to the state for a home of a price. */
export function stampPercent(
  price: number,
  { state, buyer, isRural }: { state: State; buyer: Buyer; isRural: boolean },
): number {
  const { urban, rural } = stampDuties[state]
  return rateAt((isRural && rural) || urban, price)[buyer]
}

export function registrationFee(price: number, state: State): number {
  const registration = registrations[state]
  if ('fees' in registration) return rateAt(registration.fees, price)
  return percentOf(price, registration.percent) + registration.plus
}

export type BuiltHome = {
  price: number
  city: City
  category: Category
  propertyType: PropertyType | null
  builtUpArea: number | null
}

/** Percent that a builder adds to the price of what is still being built; land has none. */
export function gstPercent({ price, city, category, propertyType, builtUpArea }: BuiltHome) {
  if (isLand(propertyType)) return 0
  if (category === 'commercial') return gst.workplace
  const most = gst.metros.includes(city) ? gst.affordableArea.metro : gst.affordableArea.other
  const isSmall = builtUpArea !== null && builtUpArea * gst.carpetShare <= most
  return price <= gst.affordablePrice && isSmall ? gst.affordable : gst.home
}

/** What a buyer keeps back from the price for the tax office; agricultural land is free of it. */
export function tdsOf(price: number, propertyType: PropertyType | null): number {
  if (price < tds.from || propertyType === 'agricultural_land') return 0
  return percentOf(price, tds.percent)
}

/** What a tenant keeps back from a month's rent for the tax office. */
export function rentTdsOf(rent: number): number {
  return rent > rentTds.above ? percentOf(rent, rentTds.percent) : 0
}

/** What a bank takes for a loan, its GST included. */
export function processingFee(loan: number, percent: number): number {
  return Math.round(percentOf(loan, percent) * (1 + loanFees.gst / 100))
}

export function mortgageStamp(loan: number): number {
  const { percent, most } = loanFees.mortgage
  return Math.min(most, percentOf(loan, percent))
}

type Rent = { yearly: number; hasDeposit: boolean; years: number; state: State }

/** Percent of a year's rent for an agreement of so many years; null where it is not known. */
export function agreementPercent({ years, state }: Pick<Rent, 'years' | 'state'>): number | null {
  return rateAt(agreements[state].stamp, years)
}

/** Stamp duty of a rent agreement; null where its rate is not known. */
export function agreementStamp({ yearly, hasDeposit, ...term }: Rent): number | null {
  const percent = agreementPercent(term)
  if (percent === null) return null
  return percentOf(yearly, percent) + (hasDeposit ? agreements[term.state].deposit : 0)
}

export function agreementRegistration({ yearly, state }: Pick<Rent, 'yearly' | 'state'>): number {
  const { registration } = agreements[state]
  if ('fees' in registration) return rateAt(registration.fees, yearly)
  return 'percent' in registration ? percentOf(yearly, registration.percent) : registration.plus
}

export function percentOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100)
}

export function isLand(type: PropertyType | null) {
  return type === 'plot' || type === 'agricultural_land'
}

/** Home loans are for homes, plots and workplaces; banks lend nothing of the kind for fields. */
export function hasUsualLoan(type: PropertyType | null) {
  return type !== 'agricultural_land'
}
