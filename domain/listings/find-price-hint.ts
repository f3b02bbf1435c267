import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { estimateValue } from '#domain/listings/estimate-value.ts'
import { roomFilterOf } from '#domain/listings/room-filter.ts'

/** What similar active listings ask; the middle half of them. */
export type PriceHint = { low: number; high: number; count: number; withinKm: number | undefined }

type Described = Pick<
  Listing,
  'city' | 'deal' | 'propertyType' | 'bhk' | 'bedrooms' | 'builtUpArea' | 'lat' | 'lng'
>

/**
 * The price hint of a draft; undefined while the draft says too little, or where too few are
 * similar.
 */
export async function findPriceHint(
  db: Db,
  { city, deal, propertyType, builtUpArea, lat, lng, ...listing }: Described,
): Promise<PriceHint | undefined> {
  if (!city || !propertyType || !builtUpArea) return undefined
  const place = lat !== null && lng !== null ? { lat, lng } : undefined
  const property = {
    city,
    deal,
    propertyType,
    area: builtUpArea,
    bhk: roomFilterOf(listing),
    place,
  }
  const { value, count, withinKm } = await estimateValue(db, property)
  return value && { low: value.low, high: value.high, count, withinKm }
}
