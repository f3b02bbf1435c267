import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { findPriceHint } from '#domain/listings/find-price-hint.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

/** How far beyond the middle half of comparable prices one is called unusual. */
const FACTOR = 1.6
/** Below this share of comparable prices it is a bait or a missing zero, not a bargain. */
const BAIT = 0.4

/** A price far from what similar listings ask; silent where too few are similar. */
export async function unusualPrice(db: Db, listing: Listing): Promise<Signal[]> {
  const { price } = listing
  const hint = price === null ? undefined : await findPriceHint(db, listing)
  if (price === null || !hint) return []

  const { low, high, count } = hint
  if (price < low / FACTOR) {
    const text = texts.review.priceLow(percent(1 - price / low), count)
    return [{ kind: 'low-price', field: 'price', text, isStrong: price < low * BAIT }]
  }
  if (price > high * FACTOR) {
    const text = texts.review.priceHigh(percent(price / high - 1), count)
    return [{ kind: 'high-price', field: 'price', text }]
  }
  return []
}

function percent(share: number) {
  return Math.round(share * 100)
}
