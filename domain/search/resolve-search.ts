import type { City } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { whereOf } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import { findIntendedCity } from '#domain/search/find-intended-city.ts'
import { ownCities } from '#domain/search/listing-kinds.ts'
import { understandSearch, understandSentence } from '#domain/search/understand-search.ts'

/**
 * The search that a page shows for what somebody asked: its words understood, in the city of the
 * place that they name. Only a city that was asked for with these very words wins against that
 * place.
 */
export async function resolveSearch(db: Db, asked: ListingSearch): Promise<ListingSearch> {
  const isNamed = understandSentence(asked.text).city !== undefined
  const search = understandSearch(isNamed ? { ...asked, cityWas: undefined } : asked)
  if (asked.cityIs === 'kept' && !isNamed) return search

  const meant = await findIntendedCity(db, search)
  // Otherwise two cities could lead to each other for ever.
  if (!meant || isBack(search, meant.city)) return { ...search, cityIs: undefined }
  const isChosen = isNamed || asked.cityIs === 'chosen'
  if (isChosen && !meant.isOnlyThere) return { ...search, cityIs: 'kept', cityWas: undefined }
  const cityWas = search.region ?? search.city
  const there = { city: meant.city, region: undefined, area: undefined, drawn: undefined }
  return { ...search, ...there, cityWas, cityIs: undefined }
}

/** Whether a place leads back to where somebody was led away from. */
function isBack({ cityWas }: ListingSearch, city: City) {
  return cityWas !== undefined && ownCities(whereOf(cityWas)).includes(city)
}
