import { redirect } from 'react-router'
import { isSpn } from '#contract/ids.ts'
import { goneParam, listingPath } from '#contract/listing/shown-listings.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { outlineTrouble } from '#contract/search/outline.ts'
import {
  cityCookie,
  searchFromUrl,
  searchHref,
  searchKindOf,
  searchPages,
} from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { travelTrouble } from '#domain/travel/read-travel.ts'

/** The search that an address asks for. What is understood of its words becomes part of the address. */
export async function searchAt(db: Db, request: Request, url: URL) {
  const { category, deal } = searchKindOf(url.pathname) ?? searchPages[0]
  const cookie = cityCookie(request.headers.get('cookie'))
  const typed = searchFromUrl(url.searchParams, { category, deal }, cookie)
  const { asked, trouble } = searchableOf(typed)
  const spn = asked.text.toUpperCase()
  if (isSpn(spn)) throw redirect(listingPath(spn))

  const search = await readSearch(db, asked)
  // A city that was chosen and stays needs no other address.
  const kept = { ...asked, cityIs: search.cityIs }
  if (searchHref(search) !== searchHref(kept)) {
    throw redirect(searchHref(search) + (isForGoneListing(url) ? `&${goneParam}=1` : ''))
  }
  return { search, trouble }
}

/** What of an address can be searched, and what the page says of the rest. */
function searchableOf(typed: ListingSearch) {
  const drawn = outlineTrouble(typed.drawn)
  const travel = travelTrouble(typed)
  const asked = {
    ...typed,
    ...(drawn && { drawn: undefined }),
    ...(travel && { to: undefined, within: undefined }),
  }
  const trouble = drawn
    ? texts.search.outlineTrouble[drawn]
    : travel && texts.travel.trouble[travel]
  return { asked, trouble }
}

/** Whether the page stands in for a listing that was public once. */
export function isForGoneListing({ searchParams }: URL) {
  return searchParams.has(goneParam)
}
