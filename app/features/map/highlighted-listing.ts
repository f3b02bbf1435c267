import { useSyncExternalStore } from 'react'

/** The listing under the pointer, in the list or on the map; the other one highlights it too. */
export type HighlightedListing = {
  read: () => string | undefined
  point: (spn: string | undefined) => void
  listen: (listener: () => void) => () => void
}

export function createHighlightedListing(): HighlightedListing {
  const listeners = new Set<() => void>()
  let current: string | undefined
  return {
    read: () => current,
    point(spn) {
      if (spn === current) return
      current = spn
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether somebody points at one of these. */
export function useIsHighlighted(
  highlighted: HighlightedListing,
  isOne: (spn: string) => boolean,
): boolean {
  return useSyncExternalStore(
    highlighted.listen,
    () => {
      const spn = highlighted.read()
      return spn !== undefined && isOne(spn)
    },
    () => false,
  )
}
