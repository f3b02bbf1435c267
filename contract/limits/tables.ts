export const pageSizes = [10, 20, 25, 50] as const

export const tableLimits = {
  pageSize: 10,
  /** The largest page that a call may ask for; the tables of our pages offer `pageSizes`. */
  maxPageSize: 100,
  pagerNeighbours: 2,
  /** Enough for a table of millions. */
  maxPage: 10_000_000,
  searchChars: 80,
  columnWidths: { date: 170, fullName: 150, other: 110 },
} as const
