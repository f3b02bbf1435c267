import type { Landmark } from '#demo/demo-places.ts'
import type { KindAnswers, Site } from '#demo/listing-row.ts'

/** What an owner can truthfully write about: the listing's own answers and where it stands. */
export type Described = KindAnswers & {
  category: 'residential' | 'commercial'
  deal: 'rent' | 'resale'
  locality: string
  building: Site['building']
  near: (Landmark & { metres: number }) | undefined
  availableFrom: string
  isFree: boolean
  priceNegotiable: boolean
}

/** What is said first, what may be said after it, and what is agreed on. */
export type Sentences = { opening: string[]; about: string[][]; terms: string[][] }
