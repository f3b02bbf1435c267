import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchFromUrl, searchHref, searchKindOf } from '#contract/search/search-url.ts'

/**
 * The search as it will be once the loading page is there, so that every control answers at once,
 * and the function that opens another search.
 */
export function useSearchNavigation(shown: ListingSearch) {
  const { location: next } = useNavigation()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<ListingSearch>()
  const kind = next && searchKindOf(next.pathname)
  const coming = kind && searchFromUrl(new URLSearchParams(next.search), kindOnly(kind))

  // biome-ignore lint/correctness/useExhaustiveDependencies: any other entry of the history ends it
  useEffect(() => setWanted(undefined), [key])

  function go(search: ListingSearch) {
    setWanted(search)
    navigate(searchHref(search))
  }

  return { search: coming ?? wanted ?? shown, isLoading: coming !== undefined, go }
}

function kindOnly({ category, deal }: Pick<ListingSearch, 'category' | 'deal'>) {
  return { category, deal }
}
