import { storedList } from '#app/browser/stored-list.ts'
import { findScrollAnchor, type ScrollAnchor } from '#app/features/search/scroll-anchor.ts'
import type { ListingCard } from '#domain/listings/listing-card.ts'

/** A page of results as it was shown. */
export type ResultPage = { listings: ListingCard[]; saved: string[]; next?: string | undefined }

/** The loaded pages of a search by the key of its history entry; hearts are loaded again. */
type Kept = {
  key: string
  href: string
  pages: Omit<ResultPage, 'saved'>[]
  anchor?: ScrollAnchor | undefined
}

type KeptPages = { pages: ResultPage[]; anchor: ScrollAnchor | undefined }

const keptPages = storedList<Kept>('results', {
  most: 8,
  isEntry: (value): value is Kept => Array.isArray((value as Partial<Kept> | null)?.pages),
  idOf: ({ key }) => key,
  storage: () => sessionStorage,
})

/**
 * The pages stored with a history entry, if they belong to this search. After a login to save a
 * listing, those of the entry before the login.
 */
export function readPages(key: string, href: string): KeptPages {
  const all = keptPages.read().filter((each) => each.href === href)
  const own = all.find((each) => each.key === key)
  const kept = own ?? (location.hash.startsWith('#save=') ? all[0] : undefined)
  const pages = (kept?.pages ?? []).map((page) => ({ ...page, saved: [] }))
  return { pages, anchor: own?.anchor }
}

export function keepPages(key: string, href: string, pages: ResultPage[]) {
  if (pages.length === 0) keptPages.remove(key)
  else keptPages.add({ key, href, pages: pages.map(withoutHearts), anchor: findScrollAnchor() })
}

function withoutHearts({ listings, next }: ResultPage) {
  return { listings, next }
}
