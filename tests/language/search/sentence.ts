import type { Understood } from '#domain/language/understand-query.ts'

type Filters = Understood['filters']
type Rest = Omit<Understood, 'filters' | 'text'>

/** What somebody types, the words left over for places, the kind of search, and the filters. */
export type Sentence = [string, string, Rest, Filters]

export const home = { category: 'residential' } as const
export const rentHome = { ...home, deal: 'rent' } as const
export const buyHome = { ...home, deal: 'resale' } as const
export const work = { category: 'commercial' } as const
export const rentWork = { ...work, deal: 'rent' } as const
