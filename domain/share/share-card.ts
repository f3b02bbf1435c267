import { hash } from 'node:crypto'
import { formatPrice } from '#contract/format/money.ts'
import { areaText, listingKind, listingPlace } from '#contract/listing/listing-title.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { cities, type Deal } from '#contract/options.ts'
import { goneWords } from '#contract/texts/listing.ts'
import { boardWords } from '#contract/texts/share.ts'
import type { Listing } from '#db/schema.ts'

/** The words of the picture that stands for a page where its link is shared. */
export type CardWords = {
  headline: string
  /** The Hindi headline; none when it is sold or let. */
  hindi: string | undefined
  price: string
  /** What the price is for, when it is a rent. */
  per: string
  kind: string
  area: string
  place: string
  /** The city alone, where the place cannot be drawn. */
  city: string
}

/** The picture of a listing: its first photo beside words. */
export type ShareCard = CardWords & { photo: string }

type Shared = Pick<
  Listing,
  | 'status'
  | 'category'
  | 'deal'
  | 'propertyType'
  | 'bhk'
  | 'bedrooms'
  | 'builtUpArea'
  | 'areaUnit'
  | 'locality'
  | 'city'
  | 'price'
  | 'photos'
>

/** The card of a listing; a listing without a photo has none. */
export function shareCard(listing: Shared): ShareCard | undefined {
  const { photos, price, deal, status } = listing
  const [photo] = photos
  if (!photo) return undefined

  const words = boardWords[deal satisfies Deal]
  const isSold = status === 'sold_out'
  return {
    photo,
    headline: isSold ? goneWords[deal].board : words.english,
    hindi: isSold ? undefined : words.hindi,
    price: formatPrice(price),
    per: deal === 'rent' && price !== null ? 'a month' : '',
    kind: listingKind(listing),
    area: areaText(listing.builtUpArea, listing.areaUnit),
    place: listingPlace(listing),
    city: labelOf(cities, listing.city),
  }
}

/** Changes whenever the picture would; the number in front changes with its design. */
export function cardVersion(card: CardWords): string {
  return hash('sha256', `1${JSON.stringify(card)}`).slice(0, 16)
}

/** The public address of a listing's card; undefined when it has none. */
export function shareCardPath(listing: Shared & { spn: string }): string | undefined {
  const card = shareCard(listing)
  return card && `/share/${listing.spn}.jpg?v=${cardVersion(card)}`
}
