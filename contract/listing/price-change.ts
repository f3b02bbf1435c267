import { daysBetween, formatNearDay, indiaDay, type Moment } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import * as texts from '#contract/texts/listing.ts'

type Changed = {
  price: number | null
  /** Its price before the last change, and when that was. */
  priceBefore: number | null
  priceChangedAt: Date | null
}

/** How long a card shows a change, in days. */
const DAYS = 90

/** The last change of a price that is still news: ₹ 2 Lakh less since 3 Nov. */
export function priceChangeText({ price, priceBefore, priceChangedAt }: Changed, now: Moment) {
  const change = changeText(priceBefore, price)
  if (!change || !priceChangedAt) return undefined
  const day = indiaDay(priceChangedAt)
  if (daysBetween(day, indiaDay(now)) > DAYS) return undefined
  return texts.priceChangeSince(change, formatNearDay(day))
}

/** ₹ 2 Lakh less; blank when the price is the same or unknown. */
export function changeText(before: number | null, after: number | null) {
  if (before === null || after === null || before === after) return ''
  return texts.priceChange(formatPrice(Math.abs(after - before)), after < before)
}
