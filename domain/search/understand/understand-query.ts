import type { SearchFilters } from '#contract/listing-search.ts'
import type { Category, City, Deal, SearchOrder } from '#contract/options.ts'
import { readArea } from '#domain/search/understand/areas.ts'
import { readBathrooms } from '#domain/search/understand/bathrooms.ts'
import { readDeposit } from '#domain/search/understand/deposits.ts'
import { readFacings } from '#domain/search/understand/facings.ts'
import { dropFillers } from '#domain/search/understand/fillers.ts'
import { readFloors } from '#domain/search/understand/floors.ts'
import {
  dropPhones,
  readCounts,
  readMeasures,
  readStoreys,
} from '#domain/search/understand/measures.ts'
import { mergeFilters } from '#domain/search/understand/merge-filters.ts'
import type { Meaning } from '#domain/search/understand/phrases/phrase-table.ts'
import { protectNames } from '#domain/search/understand/place-names.ts'
import { readPrice } from '#domain/search/understand/prices.ts'
import { readPhrases } from '#domain/search/understand/read-phrases.ts'
import { readRooms } from '#domain/search/understand/rooms.ts'
import { nameSectors } from '#domain/search/understand/sectors.ts'
import { leftOver, readTokens } from '#domain/search/understand/tokens.ts'
import { readWishes } from '#domain/search/understand/wishes.ts'

/** What a sentence asks for, and the words that are left to be looked up as places. */
export type Understood = {
  text: string
  city?: City | undefined
  category?: Category | undefined
  deal?: Deal | undefined
  order?: SearchOrder | undefined
  filters: Partial<SearchFilters>
  /** What cannot be filtered by, in the words it was typed in. */
  wishes?: string[]
}

/** Nobody rents for more a month, nobody buys for less. */
const LARGEST_RENT = 5_00_000
const SMALLEST_PRICE = 8_00_000

/**
 * Reads a search sentence in English, Hindi or both: `3 bhk dwarka under 80 lakh`. A phrase that is
 * not accepted stays among the words.
 */
export function understandQuery(
  text: string,
  isAccepted: (meaning: Meaning) => boolean = () => true,
): Understood {
  const tokens = readTokens(text)
  protectNames(tokens)
  dropPhones(tokens)
  readDeposit(tokens, 'wish')
  const area = readArea(tokens)
  readStoreys(tokens)
  const floors = readFloors(tokens)
  const facing = readFacings(tokens)
  const bathrooms = readBathrooms(tokens)
  readMeasures(tokens)
  const bhk = readRooms(tokens)
  const price = readPrice(tokens)
  const phrases = readPhrases(tokens, isAccepted)
  readCounts(tokens)
  nameSectors(tokens, phrases)
  dropFillers(tokens)
  const rest = leftOver(text, tokens)
  const wishes = readWishes(text, tokens)

  const found = mergeMeanings(phrases.map(({ meaning }) => meaning))
  const filters: Partial<SearchFilters> = {
    ...found.filters,
    ...(bhk.length > 0 && { bhk }),
    ...(price?.min && { priceMin: price.min }),
    ...(price?.max && { priceMax: price.max }),
    ...(area?.min && { areaMin: area.min }),
    ...(area?.max && { areaMax: area.max }),
    ...(floors.length > 0 && { floors }),
    ...(facing.length > 0 && { facing }),
    ...(bathrooms && { bathrooms }),
  }
  const isUnderstood = phrases.length + wishes.length + Object.keys(filters).length > 0
  // Words that say nothing may still be the name of something when there is nothing else.
  if (!isUnderstood) return { text: rest || text.trim(), filters: {} }

  return {
    text: rest,
    ...(found.city && { city: found.city }),
    ...withKind(found, bhk.length > 0, price && { ...price, highest: price.max ?? price.min ?? 0 }),
    ...(found.order && { order: found.order }),
    filters,
    ...(wishes.length > 0 && { wishes }),
  }
}

type Price = { isMonthly: boolean; highest: number }

/** The kind that was said or follows: an office is commercial, 25,000 is a rent, 80 Lakh is not. */
function withKind(found: Meaning, hasRooms: boolean, price: Price | undefined) {
  const category = categoryOf(found) ?? (hasRooms ? 'residential' : undefined)
  const deal = found.deal ?? (isLand(found) ? 'resale' : dealByPrice(price)) ?? found.leaning
  return { ...(category && { category }), ...(deal && { deal }) }
}

/** Small and monthly sums are rents, large ones prices; between the two nothing follows. */
export function dealByPrice(price: Price | undefined): Deal | undefined {
  if (!price) return undefined
  if (price.isMonthly || price.highest <= LARGEST_RENT) return 'rent'
  return price.highest >= SMALLEST_PRICE ? 'resale' : undefined
}

/** The category that was said, or that its types belong to: only those of homes go without saying. */
export function categoryOf({ category, filters }: Meaning): Category | undefined {
  return category ?? (filters?.propertyTypes?.length ? 'residential' : undefined)
}

function isLand({ filters }: Meaning) {
  return filters?.propertyTypes?.some((each) => each === 'plot' || each === 'agricultural_land')
}

/** The first city, category, deal and order that were named, and all filters. */
function mergeMeanings(meanings: Meaning[]): Meaning {
  const merged: Meaning = {}
  for (const { city, category, deal, leaning, order } of meanings) {
    if (city) merged.city ??= city
    if (category) merged.category ??= category
    if (deal) merged.deal ??= deal
    if (leaning) merged.leaning ??= leaning
    if (order) merged.order ??= order
  }
  return { ...merged, filters: mergeFilters(meanings.map(({ filters = {} }) => filters)) }
}
