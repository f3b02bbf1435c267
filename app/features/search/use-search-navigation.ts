import { useNavigate, useNavigation } from 'react-router'
import type { ListingSearch } from '#contract/listing-search.ts'
import { searchFromUrl, searchHref, searchKindOf } from '#contract/search-url.ts'

/**
 * The search as it will be once the page that is loading is there, so that every control answers
 * at once, and the way to another search.
 */
export function useSearchNavigation(shown: ListingSearch) {
  const { location } = useNavigation()
  const navigate = useNavigate()
  const kind = location && searchKindOf(location.pathname)
  const coming = kind && searchFromUrl(new URLSearchParams(location.search), kindOnly(kind))

  return {
    search: coming ?? shown,
    isLoading: coming !== undefined,
    go: (next: ListingSearch) => navigate(searchHref(next)),
  }
}

function kindOnly({ category, deal }: Pick<ListingSearch, 'category' | 'deal'>) {
  return { category, deal }
}
