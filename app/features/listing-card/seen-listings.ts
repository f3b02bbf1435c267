import { useMemo, useSyncExternalStore } from 'react'

const KEY = 'seen-listings'
const MOST = 300
const listeners = new Set<() => void>()

/** Whether this listing was opened in this browser before. Unknown on the server. */
export function useIsSeen(spn: string): boolean {
  return useSyncExternalStore(
    listen,
    () => readSeen().includes(spn),
    () => false,
  )
}

/** All listings that were opened in this browser. Unknown on the server. */
export function useSeenListings(): ReadonlySet<string> {
  const seen = useSyncExternalStore(
    listen,
    () => readSeen().join(),
    () => '',
  )
  return useMemo(() => new Set(seen.split(',')), [seen])
}

/** Remembers, in this browser only, that a listing was opened. */
export function markSeen(spn: string) {
  const seen = readSeen()
  if (seen[0] === spn) return
  try {
    localStorage.setItem(KEY, [spn, ...seen.filter((each) => each !== spn)].slice(0, MOST).join())
  } catch {
    // Storage may be full or refused; then nothing is marked.
  }
  for (const listener of listeners) listener()
}

function readSeen(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(',') ?? []
  } catch {
    return []
  }
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
