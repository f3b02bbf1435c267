import { monthlyTotal } from '#contract/costs/rent-costs.ts'
import { formatPrice, formatPricePerSqFt, formatRupees } from '#contract/format/money.ts'
import { listingFacts } from '#contract/listing/listing-facts.ts'
import { listingKind, listingPlace } from '#contract/listing/listing-title.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { amenities } from '#contract/options.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import { goneWords } from '#contract/texts/listing.ts'

export type Comparison = ReturnType<typeof comparisonOf>

const NOT_SAID = '–'

/** Listings side by side: a column for each, and a row for whatever one of them answers. */
export function comparisonOf(listings: readonly ListingFields[], today: string) {
  const answers = listings.map((listing) => answersOf(listing, today))
  const labels = [...new Set(answers.flatMap((each) => [...each.keys()]))]

  return {
    columns: listings.map((listing) => ({
      spn: listing.spn,
      price: formatPrice(listing.price),
      name: listingKind(listing),
      place: listingPlace(listing),
      photo: listing.photos[0] ?? null,
      gone: listing.status === 'sold_out' ? goneWords[listing.deal].tag : undefined,
    })),
    rows: labels.map((label) => {
      const values = answers.map((each) => each.get(label) ?? NOT_SAID)
      return { label, values, isDifferent: new Set(values).size > 1 }
    }),
  }
}

function answersOf(listing: ListingFields, today: string): Map<string, string> {
  const { deal, price, builtUpArea, priceNegotiable } = listing
  const rate = deal === 'resale' ? formatPricePerSqFt(price, builtUpArea) : ''
  const named = listing.amenities.map((name) => labelOf(amenities, name)).join(', ')
  const pairs: [string, string][] = [
    ['Price', priceText(listing)],
    ['Total per month', deal === 'rent' ? monthText(listing) : ''],
    ['Price per sq ft', rate],
    ['Negotiable', priceNegotiable ? 'Yes' : 'No'],
    ...listingFacts(listing, today).map(({ label, value }): [string, string] => [label, value]),
    ['Amenities', named],
  ]
  return new Map(pairs.filter(([, value]) => value !== ''))
}

function priceText({ deal, price }: ListingFields) {
  return deal === 'rent' ? `${formatPrice(price)} / month` : formatPrice(price)
}

/** Rent and whatever comes on top; `from` where nobody says how much maintenance is. */
function monthText(listing: ListingFields) {
  const month = monthlyTotal(listing)
  if (!month) return ''
  return month.isWhole ? formatRupees(month.total) : `from ${formatRupees(month.total)}`
}
