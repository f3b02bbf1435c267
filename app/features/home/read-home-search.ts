import { isOption } from '#contract/options/option-list.ts'
import { categories, deals } from '#contract/options.ts'
import { type ListingSearch, withFilters } from '#contract/search/listing-search.ts'
import { searchFromUrl } from '#contract/search/search-url.ts'

/** Whether an address was made by the search form, sent by a browser without scripts. */
export function isHomeSearch(fields: URLSearchParams): boolean {
  return fields.has('deal')
}

/** The search that the fields of the form ask for. Fields that the form hides do not count. */
export function readHomeSearch(fields: URLSearchParams, cityCookie?: string): ListingSearch {
  const category = fields.get('category')
  const deal = fields.get('deal')
  const search = searchFromUrl(
    fields,
    {
      category: isOption(categories, category) ? category : 'residential',
      deal: isOption(deals, deal) ? deal : 'rent',
    },
    cityCookie,
  )
  return search.category === 'commercial'
    ? withFilters(search, { availability: undefined })
    : search
}
