import type { Described } from '#domain/listings/sentence/answer-notes.ts'
import type { UnderstoodListing } from '#domain/listings/sentence/understand-listing.ts'

/** What an owner types, the words left over for a place, the answers, and what answers nothing. */
export type OwnerSentence = [
  string,
  string,
  Described,
  Partial<Pick<UnderstoodListing, 'wishes' | 'unused'>>?,
]

export const rentHome = { category: 'residential', deal: 'rent' } as const
export const sellHome = { category: 'residential', deal: 'resale' } as const
export const rentWork = { category: 'commercial', deal: 'rent' } as const
export const sellWork = { category: 'commercial', deal: 'resale' } as const
