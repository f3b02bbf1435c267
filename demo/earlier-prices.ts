import { daysBefore } from '#contract/format/dates.ts'
import type { ListingRow } from '#demo/listing-row.ts'
import { randomFor } from '#demo/random.ts'

const SHARE = 0.16

/** Some listings were shown before with another price, mostly a higher one. */
export function withEarlierPrice(listing: ListingRow, index: number): ListingRow {
  const { status, price, activeAt, createdAt, deal } = listing
  const random = randomFor('earlier price', index)
  if (price === null || !activeAt || (status !== 'active' && status !== 'sold_out')) return listing
  if (!random.chance(SHARE)) return listing

  const step = deal === 'rent' ? 500 : 50_000
  const factor = random.chance(0.85) ? random.between(1.02, 1.09) : random.between(0.95, 0.98)
  const priceBefore = Math.round((price * factor) / step) * step
  if (priceBefore === price || priceBefore <= 0) return listing
  return {
    ...listing,
    priceBefore,
    priceChangedAt: activeAt,
    createdAt: daysBefore(createdAt, random.whole(12, 45)),
  }
}

/** The prices that those listings were shown with, as one statement. */
export const shownPricesSql = `
  insert into listing_price (listing_id, shown_since, deal, price)
  select id, since, deal, shown from listing
  cross join lateral (
    values (created_at + interval '1 day', price_before), (price_changed_at, price)
  ) as history (since, shown)
  where price_changed_at is not null
  on conflict do nothing
`
