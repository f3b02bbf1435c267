import { useSyncExternalStore } from 'react'

/** The listing that somebody points at, in the list or on the map; the other shows it too. */
export type TiedListing = {
  read: () => string | undefined
  point: (spn: string | undefined) => void
  listen: (listener: () => void) => () => void
}

export function createTiedListing(): TiedListing {
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
export function useIsTied(tied: TiedListing, isOne: (spn: string) => boolean): boolean {
  return useSyncExternalStore(
    tied.listen,
    () => {
      const spn = tied.read()
      return spn !== undefined && isOne(spn)
    },
    () => false,
  )
}
