import { appliedFilters } from '#contract/applied-filters.ts'
import type { ListingSearch } from '#contract/listing-search.ts'
import { groupIndian } from '#contract/money.ts'
import { cities } from '#contract/options.ts'

type Kind = Pick<ListingSearch, 'category' | 'deal'>

/** What a search looks for, so many of them: 102 homes, 1 commercial property. */
export function countedThings(
  count: number,
  { category }: Pick<ListingSearch, 'category'>,
): string {
  const [one, more] =
    category === 'commercial' ? ['commercial property', 'commercial properties'] : ['home', 'homes']
  return `${count === 0 ? 'No' : groupIndian(count)} ${count === 1 ? one : more}`
}

/** 102 homes to buy in Sector 57, Gurugram. */
export function searchHeading(
  count: number,
  search: Kind & Pick<ListingSearch, 'city' | 'text'>,
  placeName?: string,
): string {
  return `${countedThings(count, search)} to ${dealVerb(search)} ${searchPlace(search, placeName)}`
}

/** Buy homes in Gurugram: the title of a search's page. */
export function searchTitle(
  search: Kind & Pick<ListingSearch, 'city' | 'text'>,
  placeName?: string,
): string {
  const things = search.category === 'commercial' ? 'commercial property' : 'homes'
  const verb = dealVerb(search) === 'rent' ? 'Rent' : 'Buy'
  return `${verb} ${things} ${searchPlace(search, placeName)}`
}

/** A search in one line, for somebody who looks back at it: Saket, 3 BHK, Up to ₹ 80 Lakh. */
export function searchSummary(search: ListingSearch): string {
  return [search.text.trim(), ...appliedFilters(search).map(({ label }) => label)]
    .filter(Boolean)
    .join(', ')
}

function dealVerb({ deal }: Pick<Kind, 'deal'>) {
  return deal === 'rent' ? 'rent' : 'buy'
}

function searchPlace({ city, text }: Pick<ListingSearch, 'city' | 'text'>, placeName?: string) {
  const cityName = cities.labels[city]
  if (placeName && placeName !== cityName) return `in ${placeName}, ${cityName}`
  return text.trim() && !placeName ? `in ${cityName} for “${text.trim()}”` : `in ${cityName}`
}
