import type { OptionList } from '#contract/options/option-list.ts'
import {
  amenities,
  availabilityFilters,
  bathroomFilters,
  facings,
  featureFilters,
  floorFilters,
  furnishings,
  metroFilters,
  parkingFilters,
  propertyTypes,
  readiness,
  roomFilters,
  tenantFilters,
} from '#contract/options.ts'
import { noFilters, type SearchFilters } from '#contract/search/listing-search.ts'

/** The filters that are lists of answers. */
export type ListFilter =
  | 'bhk'
  | 'propertyTypes'
  | 'furnishing'
  | 'parking'
  | 'floors'
  | 'facing'
  | 'tenants'
  | 'amenities'
  | 'features'

/** The filters with one answer. */
export type SingleFilter = 'availability' | 'readiness' | 'bathrooms' | 'metro'

/** Filters whose value is a number and not an option. */
type NumberFilter = 'price' | 'monthlyMax' | 'area'

/** Anything that can be filtered by. */
export type FilterName = ListFilter | SingleFilter | NumberFilter

/** What may be chosen for each of them. */
export const filterOptions = {
  bhk: roomFilters,
  propertyTypes,
  furnishing: furnishings,
  parking: parkingFilters,
  floors: floorFilters,
  facing: facings,
  tenants: tenantFilters,
  amenities,
  features: featureFilters,
  availability: availabilityFilters,
  readiness,
  bathrooms: bathroomFilters,
  metro: metroFilters,
} satisfies Record<ListFilter | SingleFilter, OptionList>

/** The filters that few people use: listings are not counted by their answers. */
const furtherFilters = [
  'floors',
  'facing',
  'tenants',
  'amenities',
  'features',
  'bathrooms',
  'metro',
  'monthlyMax',
  'area',
] as const satisfies FilterName[]

/** Whether a search is narrowed by one of those. */
export function hasFurtherFilters(filters: SearchFilters): boolean {
  return furtherFilters.some((name) => isApplied(filters, name))
}

/** No answers to a filter. */
export function cleared(name: FilterName): Partial<SearchFilters> {
  if (name === 'price') return { priceMin: undefined, priceMax: undefined }
  if (name === 'area') return { areaMin: undefined, areaMax: undefined }
  return { [name]: name in noFilters ? [] : undefined }
}

/** Whether a search is narrowed by a filter. */
export function isApplied(filters: SearchFilters, name: FilterName) {
  if (name === 'price') return Boolean(filters.priceMin || filters.priceMax)
  if (name === 'area') return Boolean(filters.areaMin || filters.areaMax)
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
