import { listingPlace, type TitledListing } from '#contract/listing-title.ts'

type Placed = Pick<TitledListing, 'locality' | 'city'> & { address: string }

/** An address that may be cut at its end: the locality and the city come first. */
export function placeFirst(listing: Placed): string {
  const place = listingPlace(listing)
  const at = listing.address.indexOf(`, ${place}`)
  return at > 0 ? `${place} · ${listing.address.slice(0, at)}` : listing.address
}
