import type { Listing } from '#db/schema.ts'

/** Where a listing stands among those that its price is compared with. */
export type PriceCell = {
  city: NonNullable<Listing['city']>
  category: Listing['category']
  deal: Listing['deal']
  propertyType: NonNullable<Listing['propertyType']>
  bhk: Listing['bhk']
  placeId: string | null
  /** The square of the map that it lies in. */
  row: number
  column: number
}
