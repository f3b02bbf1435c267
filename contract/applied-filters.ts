import { type ListingSearch, type SearchFilters, withFilters } from '#contract/listing-search.ts'
import { formatPrice } from '#contract/money.ts'
import {
  availabilities,
  bhks,
  furnishings,
  parkingFilters,
  propertyTypes,
  readiness,
} from '#contract/options.ts'

/** A filter in force: its words, what it belongs to, and the search without it. */
export type AppliedFilter = {
  facet: 'bhk' | 'propertyTypes' | 'furnishing' | 'parking' | 'readiness' | 'availability' | 'price'
  label: string
  without: ListingSearch
}

/** The filters of a search, one by one, in the order of the panel. */
export function appliedFilters(search: ListingSearch): AppliedFilter[] {
  const { filters } = search
  const price = priceLabel(filters)
  const withoutPrice = withFilters(search, { priceMin: undefined, priceMax: undefined })
  return [
    ...several(search, 'bhk', bhks.labels),
    ...(price ? [{ facet: 'price' as const, label: price, without: withoutPrice }] : []),
    ...several(search, 'propertyTypes', propertyTypes.labels),
    ...single(
      search,
      'availability',
      filters.availability && availabilities.labels[filters.availability],
    ),
    ...single(search, 'readiness', filters.readiness && readiness.labels[filters.readiness]),
    ...several(search, 'furnishing', furnishings.labels),
    ...several(search, 'parking', parkingFilters.labels),
  ]
}

/** ₹ 80 Lakh – ₹ 2 Cr, Up to ₹ 2 Cr, From ₹ 80 Lakh. */
export function priceLabel({ priceMin, priceMax }: Pick<SearchFilters, 'priceMin' | 'priceMax'>) {
  if (priceMin && priceMax) return `${formatPrice(priceMin)} – ${formatPrice(priceMax)}`
  if (priceMax) return `Up to ${formatPrice(priceMax)}`
  return priceMin ? `From ${formatPrice(priceMin)}` : ''
}

type ListFacet = 'bhk' | 'propertyTypes' | 'furnishing' | 'parking'

function several(
  search: ListingSearch,
  facet: ListFacet,
  labels: Record<string, string>,
): AppliedFilter[] {
  const values: string[] = search.filters[facet]
  return values.map((value) => ({
    facet,
    label: labels[value] ?? value,
    without: withFilters(search, { [facet]: values.filter((other) => other !== value) }),
  }))
}

function single(
  search: ListingSearch,
  facet: 'availability' | 'readiness',
  label: string | undefined,
): AppliedFilter[] {
  return label ? [{ facet, label, without: withFilters(search, { [facet]: undefined }) }] : []
}
