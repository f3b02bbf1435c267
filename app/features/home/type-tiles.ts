import { groupIndian } from '#contract/format/money.ts'
import type { Category, City, Deal, PropertyType } from '#contract/options.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { ActiveCount } from '#domain/search/counts/count-active-listings.ts'

const shownTypes = [
  { type: 'individual_house', label: 'House', category: 'residential' },
  { type: 'apartment', label: 'Apartment', category: 'residential' },
  { type: 'villa', label: 'Villa', category: 'residential' },
  { type: 'office_space', label: 'Office', category: 'commercial' },
  { type: 'individual_floor', label: 'Builder floor', category: 'residential' },
  { type: 'shop', label: 'Shop', category: 'commercial' },
] as const satisfies { type: PropertyType; label: string; category: Category }[]

export type TypeTile = {
  type: (typeof shownTypes)[number]['type']
  label: string
  /** How many listings the page behind the tile shows. */
  count: string
  href: string
}

/** The types of property in a city, each leading to the deal that has more of it. */
export function typeTiles(counts: readonly ActiveCount[], city: City): TypeTile[] {
  return shownTypes.map(({ type, label, category }) => {
    const of = (deal: Deal) =>
      counts.find(
        (count) =>
          count.city === city &&
          count.category === category &&
          count.deal === deal &&
          count.propertyType === type,
      )?.count ?? 0
    const deal = of('rent') > of('resale') ? 'rent' : 'resale'
    const search = { city, category, deal, text: '' } as const
    return {
      type,
      label,
      count: of(deal)
        ? `${groupIndian(of(deal))} to ${deal === 'rent' ? 'rent' : 'buy'}`
        : 'None yet',
      href: searchHref({ ...search, filters: { ...noFilters, propertyTypes: [type] } }),
    }
  })
}
