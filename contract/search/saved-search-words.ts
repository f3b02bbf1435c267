import { labelOf } from '#contract/options/option-list.ts'
import { cities, propertyTypes } from '#contract/options.ts'
import { type AppliedFilter, appliedFilters } from '#contract/search/applied-filters.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'

type Place = SearchedPlace | null | undefined

/** 3 BHK to buy, Sector 57, Gurugram; Shops to rent near Saket Metro Station, Delhi. */
export function savedSearchTitle(search: ListingSearch, place: Place): string {
  const deal = search.deal === 'rent' ? 'to rent' : 'to buy'
  return `${thingOf(search)} ${deal}${whereOf(search, place)}`
}

/** What else narrows it: ₹ 80 Lakh – ₹ 2 Cr · Apartment or Villa · Ready to move. */
export function savedSearchDetail(search: ListingSearch): string {
  const named = namedFacet(search)
  const others = appliedFilters(search).filter(({ facet }) => facet !== named)
  return [...Map.groupBy(others, ({ facet }) => facet).entries()]
    .map(([facet, filters]) => joined(filters, facet === 'amenities' ? ', ' : ' or '))
    .map((label) =>
      label.startsWith('₹') || label.includes(' ₹') ? monthly(label, search) : label,
    )
    .join(' · ')
}

function monthly(price: string, { deal }: ListingSearch) {
  return deal === 'rent' ? `${price} / month` : price
}

/** What the title says instead of "Homes": rooms, or else the types. */
function namedFacet({ filters }: ListingSearch) {
  if (filters.bhk.length > 0) return 'bhk'
  return filters.propertyTypes.length > 0 ? 'propertyTypes' : undefined
}

function thingOf(search: ListingSearch) {
  const facet = namedFacet(search)
  if (facet === 'bhk') return joined(appliedFilters(search).filter((each) => each.facet === facet))
  if (facet) {
    return search.filters.propertyTypes.map((type) => labelOf(propertyTypes, type)).join(' or ')
  }
  return search.category === 'commercial' ? 'Commercial property' : 'Homes'
}

function joined(filters: AppliedFilter[], by = ' or ') {
  return filters.map(({ label }) => label).join(by)
}

function whereOf({ city, text, area }: ListingSearch, place: Place) {
  const cityName = labelOf(cities, city)
  const words = text.trim()
  const map = area ? ', part of the map' : ''
  if (place && place.name !== cityName) {
    if (place.withinKm) return ` within ${place.withinKm} km of ${place.name}, ${cityName}${map}`
    return `${place.isPoint ? ' near' : ','} ${place.name}, ${cityName}${map}`
  }
  return words && !place ? ` for “${words}”, ${cityName}${map}` : `, ${cityName}${map}`
}
