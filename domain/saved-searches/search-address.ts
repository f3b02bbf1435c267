import { askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import { searchFromUrl, searchHref, searchKindOf } from '#contract/search/search-url.ts'

/**
 * The canonical address of a search, without order and remarks, by which equal searches of one
 * person are one.
 */
export function addressOf(search: ListingSearch): string {
  const { area, drawn } = search
  return searchHref({ ...askedAnew(search), area, drawn, order: undefined })
}

/** The search of an address; undefined when it is none of a search page. */
export function searchOf(address: string): ListingSearch | undefined {
  if (!address.startsWith('/search/') || !URL.canParse(address, origin)) return undefined
  const { pathname, searchParams } = new URL(address, origin)
  const kind = searchKindOf(pathname)
  return (
    kind && searchFromUrl(searchParams, { category: kind.category, deal: kind.deal }, undefined)
  )
}

const origin = 'http://site'

/** Where its homes are shown, newest first. The city is kept, since the place was found in it. */
export function resultsHref(search: ListingSearch): string {
  return searchHref({ ...search, order: 'newest', cityIs: 'kept' })
}
