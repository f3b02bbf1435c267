import { isOption } from '#contract/options/option-list.ts'
import { type Category, type Deal, landTypes } from '#contract/options.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'

/** No monthly rent is higher, and no price lower. */
const LARGEST_RENT = 5_00_000
const SMALLEST_PRICE = 8_00_000

type Price = { isMonthly: boolean; highest: number }

/** The category that was said, or that its types belong to: only those of homes go without saying. */
export function categoryOf({ category, filters }: Meaning): Category | undefined {
  return category ?? (filters?.propertyTypes?.length ? 'residential' : undefined)
}

/** Whether land is meant, which is never let. */
export function isLand({ filters }: Meaning): boolean {
  return filters?.propertyTypes?.some((type) => isOption(landTypes, type)) ?? false
}

/** Small and monthly sums are rents, large ones prices; between the two nothing follows. */
export function dealByPrice(price: Price | undefined): Deal | undefined {
  if (!price) return undefined
  if (price.isMonthly || price.highest <= LARGEST_RENT) return 'rent'
  return price.highest >= SMALLEST_PRICE ? 'resale' : undefined
}
