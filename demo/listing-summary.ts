import type { City } from '#contract/options.ts'
import type { ListingRow } from '#demo/listing-row.ts'

/** What the rows about a listing need to know of it. */
export type ListingSummary = Pick<
  ListingRow,
  | 'id'
  | 'spn'
  | 'ownerId'
  | 'status'
  | 'statusReason'
  | 'category'
  | 'deal'
  | 'propertyType'
  | 'bhk'
  | 'locality'
  | 'price'
  | 'photos'
  | 'lat'
  | 'lng'
  | 'createdAt'
  | 'submittedAt'
  | 'activeAt'
  | 'updatedAt'
> & { city: City }

/** A listing that the public can see, so that somebody may have asked for it. */
export type ShownListing = ListingSummary & { activeAt: Date }

export function summaryOf(listing: ListingRow): ListingSummary {
  const { id, spn, ownerId, status, statusReason, category, deal, propertyType, bhk } = listing
  const { locality, price, photos, lat, lng } = listing
  const { createdAt, submittedAt, activeAt, updatedAt } = listing
  return {
    id,
    spn,
    ownerId,
    status,
    statusReason,
    category,
    deal,
    propertyType,
    bhk,
    locality,
    price,
    photos,
    lat,
    lng,
    createdAt,
    submittedAt,
    activeAt,
    updatedAt,
    city: listing.city ?? 'delhi',
  }
}

export function isShown(listing: ListingSummary): listing is ShownListing {
  return listing.activeAt !== null && ['active', 'sold_out'].includes(listing.status)
}
