import { formatPrice, groupIndian } from '#contract/format/money.ts'
import { labelOf } from '#contract/options/option-list.ts'
import {
  type ListingSearch,
  type SearchFilters,
  withFilters,
} from '#contract/search/listing-search.ts'
import {
  cleared,
  type FilterName,
  filterOptions,
  type ListFilter,
  type SingleFilter,
} from '#contract/search/search-filters.ts'

/** A filter in force: its words, what it belongs to, and the search without it. */
export type AppliedFilter = { facet: FilterName; label: string; without: ListingSearch }

/** The filters of a search, one by one, in the order of the panel. */
export function appliedFilters(search: ListingSearch): AppliedFilter[] {
  const { filters } = search
  return [
    ...several(search, 'bhk'),
    ...whole(search, 'price', priceLabel(filters)),
    ...whole(search, 'monthlyMax', monthlyLabel(filters)),
    ...several(search, 'propertyTypes'),
    ...single(search, 'availability'),
    ...single(search, 'readiness'),
    ...several(search, 'furnishing'),
    ...several(search, 'parking'),
    ...whole(search, 'area', areaLabel(filters)),
    ...single(search, 'bathrooms'),
    ...single(search, 'metro'),
    ...several(search, 'floors'),
    ...several(search, 'facing'),
    ...several(search, 'tenants'),
    ...several(search, 'amenities'),
    ...several(search, 'features'),
  ]
}

/** ₹ 80 Lakh – ₹ 2 Cr, Up to ₹ 2 Cr, From ₹ 80 Lakh. */
export function priceLabel({ priceMin, priceMax }: Pick<SearchFilters, 'priceMin' | 'priceMax'>) {
  if (priceMin && priceMax) return `${formatPrice(priceMin)} – ${formatPrice(priceMax)}`
  if (priceMax) return `Up to ${formatPrice(priceMax)}`
  return priceMin ? `From ${formatPrice(priceMin)}` : ''
}

/** Up to ₹ 25,000 a month in all. */
function monthlyLabel({ monthlyMax }: SearchFilters) {
  return monthlyMax ? `Up to ${formatPrice(monthlyMax)} a month in all` : ''
}

/** 810 – 990 sq ft, Up to 1,200 sq ft, From 900 sq ft. */
function areaLabel({ areaMin, areaMax }: SearchFilters) {
  if (areaMin && areaMax) return `${groupIndian(areaMin)} – ${groupIndian(areaMax)} sq ft`
  if (areaMax) return `Up to ${groupIndian(areaMax)} sq ft`
  return areaMin ? `From ${groupIndian(areaMin)} sq ft` : ''
}

function several(search: ListingSearch, facet: ListFilter): AppliedFilter[] {
  const values: string[] = search.filters[facet]
  return values.map((value) => ({
    facet,
    label: chipLabel(facet, labelOf(filterOptions[facet], value) || value),
    without: withFilters(search, { [facet]: values.filter((other) => other !== value) }),
  }))
}

function single(search: ListingSearch, facet: SingleFilter): AppliedFilter[] {
  return whole(search, facet, labelOf(filterOptions[facet], search.filters[facet]))
}

function whole(search: ListingSearch, facet: FilterName, label: string): AppliedFilter[] {
  return label ? [{ facet, label, without: withFilters(search, cleared(facet)) }] : []
}

/** On its own, `East` may be a place. */
function chipLabel(facet: ListFilter, label: string) {
  return facet === 'facing' ? `${label} facing` : label
}
