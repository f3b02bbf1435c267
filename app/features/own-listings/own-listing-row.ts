import type { ContactMode, Deal, ListingStatus } from '#contract/options.ts'

/** What a row of My Listings shows. */
export type OwnListingRow = {
  id: string
  spn: string
  status: ListingStatus
  deal: Deal
  title: string
  place: string
  price: string
  /** The key of the first picture. */
  photo: string | null
  when: string
  /** How many people looked and asked lately. */
  interest: string
  /** Of what is not shown and misses answers. */
  progress: { done: number; steps: number; next: string | undefined } | undefined
  contactMode: ContactMode
  /** Whether the owner is asked if it is still available. */
  isAsked: boolean
  /** Why staff sent it back. */
  reason: string
  /** What they want corrected, each with what it is about. */
  reasons: readonly string[]
}
