import type { ListingSearch } from '#contract/listing-search.ts'
import { type Category, type City, categories, type Deal, deals } from '#contract/options.ts'
import type { SqlParams } from '#db/sql-params.ts'

/** Listings of one city, category and deal lie together in every index. */
export type ListingKind = { city: City; category: Category; deal: Deal }

export type Kinds = Pick<ListingSearch, 'city' | 'category' | 'deal'>

/** The kinds that a search looks into: one, or each that it leaves open. */
export function kindsOf({ city, category, deal }: Kinds): ListingKind[] {
  const inCategories = category ? [category] : categories.values
  const ofDeals = deal ? [deal] : deals.values
  return inCategories.flatMap((each) => ofDeals.map((of) => ({ city, category: each, deal: of })))
}

/**
 * The conditions of being on show and of a kind. The status is written out: as a parameter it
 * would keep a generic plan from the indexes of active listings.
 */
export function kindConditions({ city, category, deal }: ListingKind, params: SqlParams): string[] {
  return [
    `status = 'active'`,
    `city = ${params.bind(city)}`,
    `category = ${params.bind(category)}`,
    `deal = ${params.bind(deal)}`,
  ]
}
