import type { SearchFilters } from '#contract/search/listing-search.ts'

/** A search that is narrowed by everything. */
export const everyFilter: Required<SearchFilters> = {
  bhk: ['2bhk', '3bhk'],
  priceMin: 10_000,
  priceMax: 25_000,
  monthlyMax: 30_000,
  propertyTypes: ['villa'],
  availability: 'immediate',
  readiness: 'ready',
  furnishing: ['semi_furnished'],
  parking: ['2_wheeler'],
  areaMin: 800,
  areaMax: 1_200,
  bathrooms: '2',
  metro: '500',
  floors: ['top'],
  facing: ['east'],
  tenants: ['family'],
  amenities: ['amenities_gym'],
  features: ['balcony'],
}
