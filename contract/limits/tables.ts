export const pageSizes = [10, 20, 25, 50] as const

export const tableLimits = {
  pageSize: 10,
  pagerNeighbours: 2,
  maxPage: 100_000,
  columnWidths: { date: 170, fullName: 150, other: 110 },
} as const
