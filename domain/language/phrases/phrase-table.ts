import type { Category, City, Deal, SearchOrder } from '#contract/options.ts'
import type { SearchFilters } from '#contract/search/listing-search.ts'

/** What a phrase adds to a search. */
export type Meaning = {
  city?: City
  /** The city and all that lies around it. */
  region?: 'ncr'
  /** A city that we do not serve. */
  isOtherCity?: true
  category?: Category
  deal?: Deal
  filters?: Partial<SearchFilters>
  order?: SearchOrder
  /** The deal that is assumed where neither words nor a price name one. */
  leaning?: Deal
  /** Whether the words still belong to the name of a place. */
  isName?: true
  /** A number behind such a name is that of a sector. */
  hasSectors?: true
  /** Something that nobody can filter by. */
  isWish?: true
  /** Something that people search for but that no single listing is. */
  isUnlisted?: true
  /** What somebody says who has a property to let or to sell. */
  isOffer?: true
}

/** Each meaning with the phrases that have it, separated by bars. */
export type PhraseTable = [Meaning, string][]
