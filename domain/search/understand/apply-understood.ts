import { fittingFilters, type ListingSearch, noFilters } from '#contract/listing-search.ts'
import type { Meaning } from '#domain/search/understand/phrases.ts'
import { categoryOf, understandQuery } from '#domain/search/understand/understand-query.ts'

/**
 * A search whose words became filters. What the sentence says wins over what was chosen before:
 * somebody who types "rent" on the page for buying wants to rent.
 */
export function understandSearch(search: ListingSearch): ListingSearch {
  const understood = understandQuery(search.text)
  const { city = search.city, category = search.category, deal = search.deal } = understood
  const isSameKind = category === search.category && deal === search.deal
  return fittingFilters({
    ...search,
    city,
    category,
    deal,
    text: understood.text,
    filters: { ...(isSameKind ? search.filters : noFilters), ...understood.filters },
    order: isSameKind ? search.order : undefined,
    area: city === search.city ? search.area : undefined,
  })
}

/**
 * The same for a caller who said exactly which city, category and deal: these and his filters stay,
 * and words that ask for another city or category are looked up like any other.
 */
export function understandWithin(search: ListingSearch): ListingSearch {
  const understood = understandQuery(search.text, (meaning) => fits(meaning, search))
  const given = Object.entries(search.filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  )
  const filters = { ...noFilters, ...understood.filters, ...Object.fromEntries(given) }
  return {
    ...search,
    category: search.category ?? understood.category,
    deal: search.deal ?? understood.deal,
    text: understood.text,
    filters: search.category === 'commercial' ? { ...filters, bhk: search.filters.bhk } : filters,
  }
}

function fits(meaning: Meaning, { city, category }: ListingSearch) {
  const meant = categoryOf(meaning)
  return (meaning.city ?? city) === city && (!category || (meant ?? category) === category)
}
