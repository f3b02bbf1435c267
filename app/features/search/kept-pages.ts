import type { ListingCard } from '#domain/listings/listing-card.ts'

/** A page of results as it was shown. */
export type KeptPage = { listings: ListingCard[]; saved: string[]; next?: string | undefined }

type Kept = { href: string; pages: KeptPage[]; y: number }

const nothing = { pages: [], y: 0 }
/** Beyond this the oldest entries of the session make room. */
const MOST_ENTRIES = 8
const PREFIX = 'results '

/** The pages kept with an entry of the history, if they belong to this search. */
export function readPages(key: string, href: string): Omit<Kept, 'href'> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Kept | null
    return kept?.href === href ? kept : nothing
  } catch {
    return nothing
  }
}

export function keepPages(key: string, kept: Kept) {
  try {
    makeRoom(key)
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept))
  } catch {
    // Storage may be full or refused; then going back shows the first page.
  }
}

export function forgetPages(key: string) {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // As above.
  }
}

function makeRoom(key: string) {
  const others = Object.keys(sessionStorage).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + key,
  )
  for (const name of others.slice(0, Math.max(0, others.length - MOST_ENTRIES))) {
    sessionStorage.removeItem(name)
  }
}
