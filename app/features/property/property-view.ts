import type { IconName } from '#app/ui/icon-list.ts'
import type { ListingCosts } from '#contract/costs/listing-costs.ts'
import type { Fact } from '#contract/listing/listing-facts.ts'
import type { changeText, priceChangeText } from '#contract/listing/price-change.ts'
import type { comparisonText } from '#contract/listing/price-comparison.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import type { Amenity } from '#contract/options.ts'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'

type Link = { label: string; to: string }

/** What the page of a listing shows for everybody. */
export type PropertyView = ShownAsIs & {
  statusReason: string
  cityName: string
  locality: string
  kind: string
  title: string
  pageTitle: string
  description: string
  /** Who offers it, in the middle of a sentence. */
  who: OfferedBy
  place: string
  address: string
  path: string
  searchPath: string
  crumbs: Link[]
  /** The page about its locality. */
  about: Link | undefined
  /** What a loan would be taken for; a home that is let or sold has none. */
  emiPrice: number | null
  priceText: string
  priceNote: string
  priceChange: ReturnType<typeof priceChangeText>
  compared: ReturnType<typeof comparisonText>
  isCheaper: boolean
  priceHistory: { day: string; price: string; change: ReturnType<typeof changeText> }[]
  readiness: string
  /** When its owner took it down. */
  deletedOn: string
  listed: string
  /** What was checked of it, and when. */
  checks: { byStaff: string; paper: string; others: string[] }
  headline: Pick<Fact, 'label' | 'value'>[]
  facts: (Fact & { icon: IconName })[]
  amenities: { name: Amenity; label: string; icon: IconName }[]
  paragraphs: string[]
  /** Not for what is sold. */
  costs: ListingCosts | undefined
  valuePath: string
  position: { lat: number; lng: number } | undefined
  bedrooms: number | undefined
  postedOn: string | null
  area: number | null
}

type ShownAsIs = Pick<
  PublicListing,
  | 'spn'
  | 'status'
  | 'category'
  | 'deal'
  | 'city'
  | 'price'
  | 'pinCode'
  | 'propertyType'
  | 'bathrooms'
  | 'photos'
>
