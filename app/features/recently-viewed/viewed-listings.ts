import { storedList } from '#app/browser/stored-list.ts'
import { isSpn } from '#contract/ids.ts'

/** What a small card shows of a listing that was looked at. */
export type ViewedListing = {
  spn: string
  name: string
  place: string
  price: string
  photo: string | null
  /** When, in milliseconds; not kept in earlier versions. */
  at?: number
}

/** The listings opened last in this browser. */
export const viewedListings = storedList<ViewedListing>('viewed-listings', {
  most: 12,
  isEntry: isViewed,
  idOf: ({ spn }) => spn,
})

function isViewed(value: unknown): value is ViewedListing {
  if (typeof value !== 'object' || value === null) return false
  const { spn, name, place, price, photo, at } = value as Record<string, unknown>
  return (
    typeof spn === 'string' &&
    isSpn(spn) &&
    [name, place, price].every((text) => typeof text === 'string') &&
    ['number', 'undefined'].includes(typeof at) &&
    (photo === null || (typeof photo === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(photo)))
  )
}
