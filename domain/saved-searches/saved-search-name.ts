import { savedSearchTitle } from '#contract/search/saved-search-words.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import { searchOf } from '#domain/saved-searches/search-address.ts'

type Named = { address: string; place: SearchedPlace | null }

/** A saved search in words: 3 BHK to buy, Sector 57, Gurugram. */
export function savedSearchName({ address, place }: Named): string {
  const search = searchOf(address)
  return search ? savedSearchTitle(search, place) : ''
}
