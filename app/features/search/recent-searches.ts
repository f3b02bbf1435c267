import { storedList } from '#app/browser/stored-list.ts'

/** A search made in this browser before. */
export type RecentSearch = { label: string; href: string }

export const recentSearches = storedList<RecentSearch>('recent-searches', {
  most: 6,
  isEntry: isRecent,
  idOf: ({ label }) => label,
})

let isAwaited = false

/** The search that is shown next was typed; it is stored as it was understood. */
export function awaitSearch() {
  isAwaited = true
}

/** Stores the search that is shown, if it was typed. */
export function keepAwaited(search: RecentSearch) {
  if (isAwaited) recentSearches.add(search)
  isAwaited = false
}

/** Other code of this origin could have written anything there. */
function isRecent(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false
  const { label, href } = value as Partial<RecentSearch>
  return typeof label === 'string' && typeof href === 'string' && href.startsWith('/search')
}
