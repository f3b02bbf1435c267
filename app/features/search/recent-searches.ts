/** A search made in this browser before. */
export type RecentSearch = { label: string; href: string }

const KEY = 'recent-searches'
const MOST = 6

export function readRecent(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

export function keepRecent(search: RecentSearch) {
  const others = readRecent().filter((each) => each.label !== search.label)
  try {
    localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST)))
  } catch {
    // Storage may be full or refused; then nothing is remembered.
  }
}

/** Other code of this origin could have written anything there. */
function isRecent(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false
  const { label, href } = value as Partial<RecentSearch>
  return typeof label === 'string' && typeof href === 'string' && href.startsWith('/search')
}
