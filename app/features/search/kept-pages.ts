import { storedList } from '#app/stored-list.ts'
import type { ListingCard } from '#domain/listings/listing-card.ts'

/** A page of results as it was shown. */
export type ResultPage = { listings: ListingCard[]; saved: string[]; next?: string | undefined }

/** What was loaded of a search, by the entry of the history; hearts are asked for anew. */
type Kept = { key: string; href: string; pages: Omit<ResultPage, 'saved'>[]; y: number }

const keptPages = storedList<Kept>('results', {
  most: 8,
  isEntry: (value): value is Kept => Array.isArray((value as Partial<Kept> | null)?.pages),
  idOf: ({ key }) => key,
  storage: () => sessionStorage,
})

/**
 * The pages kept with an entry of the history, if they belong to this search. Who comes back from
 * the login to save a listing finds those of the entry he left.
 */
export function readPages(key: string, href: string): { pages: ResultPage[]; y: number } {
  const all = keptPages.read().filter((each) => each.href === href)
  const own = all.find((each) => each.key === key)
  const kept = own ?? (location.hash.startsWith('#save=') ? all[0] : undefined)
  return { pages: (kept?.pages ?? []).map((page) => ({ ...page, saved: [] })), y: own?.y ?? 0 }
}

export function keepPages(key: string, href: string, pages: ResultPage[]) {
  if (pages.length === 0) keptPages.remove(key)
  else keptPages.add({ key, href, pages: pages.map(withoutHearts), y: window.scrollY })
}

function withoutHearts({ listings, next }: ResultPage) {
  return { listings, next }
}
