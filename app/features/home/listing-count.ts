import { groupIndian } from '#contract/format/money.ts'

/** A count in words: No listings, 1 listing, 1,204 listings. */
export function listingCount(count: number): string {
  if (count === 1) return '1 listing'
  return `${count === 0 ? 'No' : groupIndian(count)} listings`
}
