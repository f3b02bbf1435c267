/** A search made in this browser before. */
export type RecentSearch = { label: string; href: string }

const KEY = 'recent-searches'
const MOST = 6

let isAwaited = false

export function readRecent(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

/** The search that is shown next was typed, and will be offered again as it was understood. */
export function awaitSearch() {
  isAwaited = true
}

/** Keeps the search that is shown, if it was awaited. */
export function keepAwaited(search: RecentSearch) {
  if (!isAwaited) return
  isAwaited = false
  const others = readRecent().filter((each) => each.label !== search.label)
  write([search, ...others].slice(0, MOST))
}

export function clearRecent() {
  write([])
}

function write(searches: RecentSearch[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
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
