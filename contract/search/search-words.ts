import { groupIndian } from '#contract/format/money.ts'
import { isOption } from '#contract/options/option-list.ts'
import { landTypes, searchCities } from '#contract/options.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'

type Kind = Pick<ListingSearch, 'category' | 'deal'>
type Where = Pick<ListingSearch, 'city' | 'region' | 'text'>
type Wanted = Pick<ListingSearch, 'category' | 'filters'>

/** A count of what a search looks for: 102 homes, 1 commercial property, 6 plots. */
export function countedThings(count: number, search: Wanted): string {
  const [one, more] = thingsOf(search)
  return `${count === 0 ? 'No' : groupIndian(count)} ${count === 1 ? one : more}`
}

/** The place that a search names; a station or landmark is a point that homes lie near, not in. */
export type SearchedPlace = {
  name: string
  isPoint: boolean
  /** How far around it was asked for. */
  withinKm?: number | undefined
}

/**
 * 102 homes to buy in Sector 57, Gurugram; 9 homes to rent near Saket Metro Station, Delhi; 4 homes
 * to rent in this part of the map.
 */
export function searchHeading(
  count: number,
  search: Kind & Wanted & Where & Pick<ListingSearch, 'area' | 'drawn'>,
  place?: SearchedPlace,
): string {
  const words = place?.name ?? search.text.trim()
  const map = search.drawn ? 'the area you drew' : search.area && 'this part of the map'
  const where = map ? `in ${map}${words && ` for “${words}”`}` : whereOf(search, place)
  return `${countedThings(count, search)} to ${dealVerb(search)} ${where}`
}

/** Buy homes in Gurugram: the title of a search's page. */
export function searchTitle(search: Kind & Wanted & Where, place?: SearchedPlace): string {
  const things = search.category === 'commercial' ? 'commercial property' : thingsOf(search)[1]
  const verb = dealVerb(search) === 'rent' ? 'Rent' : 'Buy'
  return `${verb} ${things} ${whereOf(search, place)}`
}

/** The city that is searched, or Delhi NCR. */
export function cityLabel({ city, region }: Pick<ListingSearch, 'city' | 'region'>): string {
  return searchCities.labels[region ?? city]
}

/** A search in one line, for somebody who looks back at it: Saket, 3 BHK, Up to ₹ 80 Lakh. */
export function searchSummary(search: ListingSearch): string {
  return [search.text.trim(), ...appliedFilters(search).map(({ label }) => label)]
    .filter(Boolean)
    .join(', ')
}

/** Something to type, for somebody who wonders what is understood. */
export function searchExample({ category, deal }: Kind): string {
  if (category === 'commercial') return deal === 'rent' ? 'shop under 50k' : 'office under 2 cr'
  return deal === 'rent' ? '2 bhk under 25k' : '2 bhk under 80 lakh'
}

function thingsOf({ category, filters }: Wanted): [one: string, more: string] {
  if (category === 'commercial') return ['commercial property', 'commercial properties']
  const types = filters.propertyTypes
  if (types.length === 0 || !types.every((type) => isOption(landTypes, type))) {
    return ['home', 'homes']
  }
  return types.join() === 'plot' ? ['plot', 'plots'] : ['property', 'properties']
}

function dealVerb({ deal }: Pick<Kind, 'deal'>) {
  return deal === 'rent' ? 'rent' : 'buy'
}

function whereOf({ text, ...where }: Where, place?: SearchedPlace) {
  const cityName = cityLabel(where)
  if (place && place.name !== cityName) {
    return `${nearnessOf(place)} ${place.name}, ${cityName}`
  }
  return text.trim() && !place ? `in ${cityName} for “${text.trim()}”` : `in ${cityName}`
}

function nearnessOf({ isPoint, withinKm }: SearchedPlace) {
  if (withinKm) return `within ${withinKm} km of`
  return isPoint ? 'near' : 'in'
}
