import { type Deal, ncrCities } from '#contract/options.ts'
import { appliedFilters } from '#contract/search/applied-filters.ts'
import {
  fittingFilters,
  type ListingSearch,
  noFilters,
  type SearchFilters,
} from '#contract/search/listing-search.ts'
import {
  readTravelParams,
  type TravelParams,
  type TravelWish,
  travelLimits,
  writeTravelParams,
} from '#contract/search/travel.ts'
import { categoryOf } from '#domain/language/kind-of-meaning.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import { type Understood, understandQuery } from '#domain/language/understand-query.ts'
import { findTravelPlace } from '#domain/travel/find-travel-place.ts'

/**
 * A search whose words became filters. What the sentence says wins over what was chosen before:
 * somebody who types "rent" on the page for buying wants to rent.
 */
export function understandSearch(search: ListingSearch): ListingSearch {
  const understood = understandSentence(search.text)
  const { city, region } = whereOf(search, understood)
  const { category = search.category, deal = search.deal } = understood
  const isSameKind = category === search.category && deal === search.deal
  const said = { ...noFilters, ...possession(understood.filters, deal) }
  const asked: ListingSearch = { ...search, city, region, category, deal, filters: said }
  const { wishes: unusable = [], otherCities = [] } = understood
  const wishes = [...unusable, ...otherCities, ...unfitting(asked)]
  const travel = travelOf(search, understood.travel)
  return fittingFilters({
    ...asked,
    ...travel,
    text: understood.text,
    filters: { ...(isSameKind ? search.filters : noFilters), ...answersOf(said) },
    order: fittingOrder({
      order: understood.order ?? (isSameKind ? search.order : undefined),
      ...travel,
    }),
    ...(city !== search.city && { area: undefined, drawn: undefined }),
    wishes: wishes.length > 0 ? wishes : search.wishes,
    offer: understood.isOffer ? search.text : search.offer,
  })
}

/** What a sentence says, with the places that are travelled to. */
export function understandSentence(text: string): Understood {
  return understandQuery(text, undefined, findTravelPlace)
}

/**
 * The metro knows no border: whoever says only where they travel to may live in any of the five
 * cities that it joins.
 */
function whereOf(search: ListingSearch, { city, region, travel, text }: Understood) {
  if (city) return { city, region }
  if (travel && !text) return { city: 'delhi', region: 'ncr' } as const
  return { city: search.city, region: search.region }
}

/**
 * The travel places of the sentence come first; earlier ones follow, and the page names those for
 * which there is no room.
 */
function travelOf({ to, within }: ListingSearch, said: TravelWish[] = []): TravelParams {
  if (said.length === 0) return { to, within }
  const read = readTravelParams({ to, within })
  const before = 'trouble' in read ? [] : read.wishes
  const others = before.filter(({ placeId }) => !said.some((wish) => wish.placeId === placeId))
  return writeTravelParams([...said, ...others].slice(0, travelLimits.named))
}

/** Sorting by travel time needs somewhere to travel to. */
function fittingOrder({ order, to }: Pick<ListingSearch, 'order' | 'to'>) {
  return order === 'fastest' && !to ? undefined : order
}

/** Buyers do not ask from which day: `immediate` is a home that is ready. */
function possession(filters: Partial<SearchFilters>, deal: Deal | undefined) {
  if (deal !== 'resale' || filters.availability !== 'immediate') return filters
  const { availability: _, ...others } = filters
  return { readiness: 'ready' as const, ...others }
}

/** What was said but cannot be asked of this kind of property; buyers need not suit anybody. */
function unfitting(asked: ListingSearch): string[] {
  const kept = appliedFilters(fittingFilters(asked)).map(({ label }) => label)
  return appliedFilters(asked)
    .filter(({ facet, label }) => facet !== 'tenants' && !kept.includes(label))
    .map(({ label }) => label)
}

function answersOf(filters: SearchFilters): Partial<SearchFilters> {
  const given = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  )
  return Object.fromEntries(given)
}

/**
 * The same for a caller who said exactly which city, category and deal: these and the filters stay,
 * and words that ask for another city or category are looked up like any other. Travel times narrow
 * the search to the homes of that city from which the places are reached.
 */
export function understandWithin(search: ListingSearch): ListingSearch {
  const isAccepted = (meaning: Meaning) => fits(meaning, search)
  const understood = understandQuery(search.text, isAccepted, findTravelPlace)
  const category = search.category ?? understood.category
  const deal = search.deal ?? understood.deal
  const said = { ...noFilters, ...possession(understood.filters, deal) }
  const { filters } = fittingFilters({ ...search, category, deal, filters: said })
  return {
    ...search,
    category,
    deal,
    ...travelOf(search, understood.travel),
    text: understood.text,
    filters: { ...filters, ...answersOf(search.filters) },
  }
}

function fits(meaning: Meaning, { city, category }: ListingSearch) {
  const meant = categoryOf(meaning)
  if (meaning.isOtherCity) return false
  if (meaning.region) return ncrCities.includes(city)
  return (meaning.city ?? city) === city && (!category || (meant ?? category) === category)
}
