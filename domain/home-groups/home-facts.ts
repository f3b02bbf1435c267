import type { Listing } from '#db/schema.ts'

/** What tells whether two listings are of the same home. */
export type HomeFacts = Pick<
  Listing,
  | 'id'
  | 'ownerId'
  | 'city'
  | 'category'
  | 'deal'
  | 'propertyType'
  | 'bhk'
  | 'bedrooms'
  | 'builtUpArea'
  | 'floor'
  | 'totalFloors'
  | 'facing'
  | 'bathrooms'
  | 'balconies'
  | 'houseNo'
  | 'lat'
  | 'lng'
  | 'price'
> & {
  /** The perceptual hashes of its pictures. */
  hashes: string[]
}

export const factColumns = [
  'id',
  'ownerId',
  'city',
  'category',
  'deal',
  'propertyType',
  'bhk',
  'bedrooms',
  'builtUpArea',
  'floor',
  'totalFloors',
  'facing',
  'bathrooms',
  'balconies',
  'houseNo',
  'lat',
  'lng',
  'price',
] as const satisfies readonly (keyof HomeFacts)[]
