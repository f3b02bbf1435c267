import { type Category, type City, categories, type Deal, deals } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'

/** Listings of one city, category and deal lie together in every index. */
export type ListingKind = { city: City; category: Category; deal: Deal }

export type Kinds = Pick<ListingSearch, 'city' | 'category' | 'deal'>

/** The kinds that a search looks into: one, or each that it leaves open. */
export function kindsOf({ city, category, deal }: Kinds): ListingKind[] {
  const inCategories = category ? [category] : categories.values
  const ofDeals = deal ? [deal] : deals.values
  return inCategories.flatMap((each) => ofDeals.map((of) => ({ city, category: each, deal: of })))
}
