import { cities, type SearchCity, searchCities } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref, whereOf } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listNamesakes } from '#domain/search/find-intended-city.ts'
import { ownCities } from '#domain/search/listing-kinds.ts'
import { findTypedName } from '#domain/search/text/find-typed-name.ts'

/**
 * Why a page shows another city than was asked for, with links to the other cities that have a
 * place of that name and back to the first.
 */
export async function describeCitySwitch(db: Db, search: ListingSearch, place: string | undefined) {
  const { city, cityWas, text } = search
  if (!cityWas || cityWas === city || !text) return undefined
  const [typed, namesakes] = await Promise.all([
    findTypedName(db, city, text),
    listNamesakes(db, search),
  ])
  const to = (other: SearchCity) => ({ ...search, ...whereOf(other), area: undefined })
  return {
    line: texts.search.showingCity(cities.labels[city], typed ?? place ?? `“${text}”`),
    links: [
      ...namesakes
        .filter((other) => !ownCities(whereOf(cityWas)).includes(other))
        .map((other) => ({
          to: searchHref({ ...to(other), cityIs: 'kept' }),
          label: `Also in ${cities.labels[other]}`,
        })),
      {
        to: searchHref({ ...to(cityWas), cityIs: 'kept', cityWas: undefined }),
        label: `Search ${searchCities.labels[cityWas]} instead`,
      },
    ],
  }
}
