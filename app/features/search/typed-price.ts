import { typedAmount } from '#contract/format/typed-amount.ts'
import { listingLimits } from '#contract/limits.ts'
import type { SearchFilters } from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts.ts'

export type Prices = Pick<SearchFilters, 'priceMin' | 'priceMax'>

/** Which end of the range was typed. */
export type PriceEnd = keyof Prices

/** What was typed as a price, and what is wrong with it. */
type TypedPrice = { prices: Prices; error?: undefined } | { prices?: undefined; error: string }

/** Smaller amounts are asked about: whoever types 25 means thousands or lakhs. */
const SMALLEST = 500

/**
 * Reads an end of the range: `25k`, `1.2 cr`, `85 lakh`, `18,500`. Nothing means no limit. An end
 * beyond the other one clears that.
 */
export function readTypedPrice(end: PriceEnd, text: string, given: Prices): TypedPrice {
  const amount = Number(typedAmount(text, listingLimits.priceChars))
  if (!text.trim() || /^₹?\s*0+$/.test(text.trim())) {
    return { prices: { ...given, [end]: undefined } }
  }
  if (amount < SMALLEST) return { error: texts.search.priceUnread }
  const prices = { ...given, [end]: amount }
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = prices
  if (priceMin <= priceMax) return { prices }
  return { prices: { priceMin: undefined, priceMax: undefined, [end]: amount } }
}
