import type { SearchFilters } from '#contract/search/listing-search.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'

type Filters = Partial<SearchFilters>

/** The first city, category, deal and order that were named, and all filters. */
export function mergeMeanings(meanings: Meaning[]): Meaning {
  const merged: Meaning = whereOf(meanings)
  for (const { category, deal, leaning, order } of meanings) {
    if (category) merged.category ??= category
    if (deal) merged.deal ??= deal
    if (leaning) merged.leaning ??= leaning
    if (order) merged.order ??= order
  }
  return { ...merged, filters: mergeFilters(meanings.map(({ filters = {} }) => filters)) }
}

/** Of `noida ncr`, the city is meant; of `delhi / ncr`, the region. */
function whereOf(meanings: Meaning[]): Meaning {
  const named = meanings.filter((meaning) => meaning.city)
  const wide = named.find((meaning) => meaning.region)
  const other = wide && named.find((meaning) => meaning.city !== wide.city)
  const { city, region } = other ?? wide ?? named[0] ?? {}
  return { ...(city && { city }), ...(region && { region }) }
}

/**
 * All answers that phrases gave to a filter with several answers; the first one to a filter with
 * one.
 */
function mergeFilters(given: Filters[]): Filters {
  const merged: Record<string, unknown> = {}
  for (const [name, value] of given.flatMap((filters) => Object.entries(filters))) {
    const before = merged[name]
    if (Array.isArray(value)) merged[name] = [...new Set([...((before as []) ?? []), ...value])]
    else merged[name] ??= value
  }
  const filters: Filters = merged
  return { ...filters, ...moreExact(filters, given) }
}

/** Drops answers that others exclude: farm land is no plot, and `bachelor girls` are no men. */
function moreExact({ propertyTypes }: Filters, given: Filters[]): Filters {
  const bachelors = given.flatMap(({ tenants = [] }) => (tenants.length === 1 ? tenants : []))
  return {
    ...(propertyTypes?.includes('agricultural_land') && {
      propertyTypes: propertyTypes.filter((each) => each !== 'plot'),
    }),
    ...(bachelors.length > 0 && { tenants: [...new Set(bachelors)] }),
  }
}
