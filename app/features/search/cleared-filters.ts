import { noFilters, type SearchFilters } from '#contract/listing-search.ts'

/** Every filter taken off, those that need no answer included. */
export const clearedFilters: SearchFilters = {
  ...noFilters,
  availability: undefined,
  priceMin: undefined,
  priceMax: undefined,
  readiness: undefined,
}
