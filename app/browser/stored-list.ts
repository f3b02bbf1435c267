import { useSyncExternalStore } from 'react'

/** Lists of whoever uses this browser; `forget-lists.js` forgets each when their session has ended. */
export type PersonalList =
  | 'viewed-listings'
  | 'seen-listings'
  | 'compared-listings'
  | 'recent-searches'

type Rules<Entry> = {
  /** How many are kept; the oldest make room. */
  most: number
  /** Whether something read from the browser's storage is an entry at all. */
  isEntry: (value: unknown) => value is Entry
  idOf: (entry: Entry) => string
  /** `localStorage` by default; `sessionStorage` where each tab keeps its own. */
  storage?: () => Storage
}

/** A short list kept in this browser only, newest first, the same in all its tabs. */
export function storedList<Entry>(key: PersonalList | 'results', rules: Rules<Entry>) {
  const { most, isEntry, idOf, storage = () => localStorage } = rules
  const none: Entry[] = []
  const listeners = new Set<() => void>()
  let readFrom: string | null = null
  let entries = none

  function read(): Entry[] {
    const text = storedText()
    if (text !== readFrom) {
      readFrom = text
      entries = parsed(text).filter(isEntry).slice(0, most)
    }
    return entries
  }

  function storedText() {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }

  function write(next: Entry[]) {
    try {
      storage().setItem(key, JSON.stringify(next.slice(0, most)))
    } catch {
      // Storage may be full or refused; then the list stays as it was.
    }
    for (const listener of listeners) listener()
  }

  function listen(listener: () => void) {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }

  return {
    read,
    add: (entry: Entry) => write([entry, ...read().filter((each) => idOf(each) !== idOf(entry))]),
    remove: (id: string) => write(read().filter((each) => idOf(each) !== id)),
    clear: () => write([]),
    /** The list in a component; empty on the server. */
    use: () => useSyncExternalStore(listen, read, () => none),
    /** Whether an entry is in it, for a component that need not know the others. */
    useHas: (id: string) =>
      useSyncExternalStore(
        listen,
        () => read().some((entry) => idOf(entry) === id),
        () => false,
      ),
  }
}

function parsed(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
