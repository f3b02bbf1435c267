import { hasUsualLoan } from '#contract/costs/duties.ts'
import { moveInCost, type RentTerms } from '#contract/costs/rent-costs.ts'
import { usualEmi } from '#contract/costs/usual-loan.ts'
import { daysBetween, formatDay, formatNearDay } from '#contract/format/dates.ts'
import { floorOfTotal } from '#contract/format/floors.ts'
import { formatPrice } from '#contract/format/money.ts'
import { usualTerms } from '#contract/limits.ts'
import type { Deal, PropertyType } from '#contract/options.ts'
import * as texts from '#contract/texts/listing.ts'

type Offer = RentTerms & {
  deal: Deal
  propertyType: PropertyType | null
  floor: string | null
  totalFloors: string | null
  availableFrom: string | null
}

/** What a card says of cost and moving in; `note` has the assumptions. */
export type CardTerms = { text: string; note?: string }

/** Further ahead, a day needs its year. */
const NEAR_DAYS = 300

/**
 * For a rent what moving in takes, the floor and from when; for a sale the EMI. Nothing where the
 * owner said none of it.
 */
export function cardTerms(offer: Offer, today: string): CardTerms | undefined {
  const { deal, price, propertyType } = offer
  if (deal === 'resale') {
    return price !== null && hasUsualLoan(propertyType) ? saleTerms(price) : undefined
  }
  const parts = [
    moveInText(offer),
    floorText(offer),
    offer.availableFrom && texts.availableFrom(fromText(offer.availableFrom, today)),
  ].filter(Boolean)
  return parts.length > 0 ? { text: parts.join(' · ') } : undefined
}

function saleTerms(price: number): CardTerms {
  const { monthly, years, rate } = usualEmi(price)
  const amount = formatPrice(Math.round(monthly / 100) * 100)
  const note = texts.emiAssumes(usualTerms.share * 100, years, rate)
  return { text: texts.emiAbout(amount), note }
}

function moveInText(offer: Offer) {
  const cost = moveInCost(offer)
  return cost && texts.toMoveIn(formatPrice(cost.total))
}

function floorText({ floor, totalFloors }: Offer) {
  const text = floorOfTotal(floor, totalFloors)
  return / of /.test(text) ? texts.onFloor(text) : text
}

function fromText(day: string, today: string) {
  const days = daysBetween(today, day)
  if (days <= 0) return ''
  return days > NEAR_DAYS ? formatDay(day) : formatNearDay(day)
}
