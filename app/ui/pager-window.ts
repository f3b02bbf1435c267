import { tableLimits } from '#contract/limits.ts'

/** The page numbers a pager shows: the current page and its neighbours. */
export function pagerWindow(
  page: number,
  pages: number,
  neighbours: number = tableLimits.pagerNeighbours,
): number[] {
  const last = Math.max(1, pages)
  const current = Math.min(Math.max(1, page), last)
  const first = Math.max(1, current - neighbours)
  const count = Math.min(last, current + neighbours) - first + 1
  return Array.from({ length: count }, (_, place) => first + place)
}
