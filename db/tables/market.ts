import type * as options from '#contract/options.ts'

// What homes cost and how long they stay, by place; a job writes it.

/** A city, or a place of the gazetteer with all that it holds. */
type Scoped = { scope: string; city: options.City }

/** What is on offer now. Blank rooms or a blank type mean all. */
export type MarketFigureTable = Scoped & {
  category: options.Category
  deal: options.Deal
  rooms: options.RoomFilter | ''
  propertyType: options.PropertyType | ''
  count: number
  medianPrice: number
  changedAt: Date
}

/** What homes asked for in the months in which they came or changed their price. */
export type MarketMonthTable = Scoped & {
  deal: options.Deal
  rooms: options.RoomFilter
  /** The first day of the month. */
  month: string
  count: number
  medianPrice: number
}

/** How long homes were on offer that left in the last year. */
export type MarketStayTable = Scoped & {
  category: options.Category
  deal: options.Deal
  count: number
  medianDays: number
}

/** Where a file of the sitemap begins, in the order in which listings became active. */
export type SitemapChunkTable = {
  city: options.City
  category: options.Category
  deal: options.Deal
  number: number
  firstActiveAt: Date
  firstId: string
  changedAt: Date
}
