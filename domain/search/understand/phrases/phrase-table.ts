import type { SearchFilters } from '#contract/listing-search.ts'
import type { Category, City, Deal, SearchOrder } from '#contract/options.ts'

/** What a phrase adds to a search. */
export type Meaning = {
  city?: City
  category?: Category
  deal?: Deal
  filters?: Partial<SearchFilters>
  order?: SearchOrder
  /** The deal to think of where neither words nor a price tell. */
  leaning?: Deal
  /** The words still belong to the name of a place. */
  isName?: true
  /** A number behind such a name is that of a sector. */
  hasSectors?: true
  /** Something that nobody can filter by. */
  isWish?: true
}

/** Each meaning with the phrases that have it, separated by bars. */
export type PhraseTable = [Meaning, string][]
