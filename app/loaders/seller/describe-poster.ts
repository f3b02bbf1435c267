import type { Poster } from '#app/features/poster/poster-sheet.tsx'
import { qrPath } from '#app/loaders/seller/qr-path.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { type FactName, listingFacts } from '#contract/listing/listing-facts.ts'
import { listingKind, listingPlace } from '#contract/listing/listing-title.ts'
import { posterOf } from '#contract/listing/poster.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import type { SiteSettings } from '#contract/site.ts'
import { boardWords } from '#contract/texts/share.ts'
import type { Listing } from '#db/schema.ts'

/** What a passer-by asks first; the first six that are answered are printed. */
const asked: readonly FactName[] = [
  'area',
  'plot',
  'floor',
  'furnishing',
  'bathrooms',
  'washroom',
  'parking',
  'available',
  'deposit',
  'facing',
]
const factsShown = 6

/** A listing in the words of its poster. */
export function describePoster(listing: Listing, { publicUrl }: SiteSettings): Poster {
  const facts = listingFacts(listing, indiaDay(Date.now()))
  const link = new URL(listingPath(listing.spn), publicUrl).href
  return {
    who: posterOf(listing, new Date()),
    words: boardWords[listing.deal],
    kind: listingKind(listing),
    place: listingPlace(listing),
    price: `${formatPrice(listing.price)}${listing.deal === 'rent' ? ' / month' : ''}`,
    facts: asked
      .flatMap((name) => facts.find((fact) => fact.name === name) ?? [])
      .slice(0, factsShown)
      .map(({ label, value }) => ({ label, value })),
    qr: qrPath(link),
    link,
  }
}
