import type { Category, City, Deal, SearchOrder } from '#contract/options.ts'
import type { SearchFilters } from '#contract/search/listing-search.ts'
import type { TravelWish } from '#contract/search/travel.ts'
import { categoryOf, dealByPrice, isLand } from '#domain/language/kind-of-meaning.ts'
import { mergeMeanings } from '#domain/language/merge-meanings.ts'
import type { Meaning } from '#domain/language/phrases/phrase-table.ts'
import { readInOrder } from '#domain/language/reader.ts'
import { farmland, isFarmland } from '#domain/language/readers/farmland.ts'
import type { UnderstoodPrice } from '#domain/language/readers/prices.ts'
import type { FindPlace } from '#domain/language/readers/travel-places.ts'
import { nothingFound, searchReaders } from '#domain/language/search-readers.ts'
import { readTokens } from '#domain/language/words/tokens.ts'

/** What a sentence asks for, and the words that are left to be looked up as places. */
export type Understood = {
  text: string
  city?: City | undefined
  /** Whether all of Delhi NCR was asked for. */
  region?: 'ncr' | undefined
  category?: Category | undefined
  deal?: Deal | undefined
  order?: SearchOrder | undefined
  filters: Partial<SearchFilters>
  /** The places that somebody travels to. */
  travel?: TravelWish[]
  /** What cannot be filtered by, in the words it was typed in. */
  wishes?: string[]
  /** The cities that were asked for and that we do not serve. */
  otherCities?: string[]
  /** Whether it is the sentence of somebody who wants to list a property, not to find one. */
  isOffer?: true
}

/**
 * Reads a search sentence in English, Hindi or both: `3 bhk dwarka under 80 lakh`. A phrase that is
 * not accepted stays among the words; travel times are read where places can be looked up.
 */
export function understandQuery(
  text: string,
  isAccepted: (meaning: Meaning) => boolean = () => true,
  findPlace?: FindPlace,
): Understood {
  const tokens = readTokens(text)
  const found = readInOrder(searchReaders, { text, tokens, isAccepted, findPlace }, nothingFound)
  const { area, bathrooms, bhk, facing, floors, metro, price, rest, wishes, otherCities } = found
  const { travel } = found
  const meanings = found.phrases.map(({ meaning }) => meaning)
  if (isFarmland(tokens, meanings)) meanings.push(farmland)
  const said = mergeMeanings(meanings)
  const filters: Partial<SearchFilters> = {
    ...said.filters,
    ...(bhk.length > 0 && { bhk }),
    ...(price?.min && { priceMin: price.min }),
    ...(price?.max && { priceMax: price.max }),
    ...(area?.min && { areaMin: area.min }),
    ...(area?.max && { areaMax: area.max }),
    ...(floors.length > 0 && { floors }),
    ...(facing.length > 0 && { facing }),
    ...(bathrooms && { bathrooms }),
    ...(metro && { metro }),
  }
  const isUnderstood =
    meanings.length + wishes.length + otherCities.length + travel.length > 0 ||
    Object.keys(filters).length > 0
  // Words that say nothing may still be the name of something when there is nothing else.
  if (!isUnderstood) return { text: rest || wordsOnly(text), filters: {} }

  return {
    text: rest,
    ...(said.city && { city: said.city }),
    ...(said.region && { region: said.region }),
    ...kindOf(said, bhk.length > 0, price),
    ...(said.order && { order: said.order }),
    filters,
    ...(travel.length > 0 && { travel }),
    ...(wishes.length > 0 && { wishes }),
    ...(otherCities.length > 0 && { otherCities }),
    ...(meanings.some(({ isOffer }) => isOffer) && { isOffer: true }),
  }
}

/** A text as it was typed; pictures and signs without a word are none. */
function wordsOnly(text: string) {
  return /[\p{L}\p{N}]/u.test(text) ? text.trim() : ''
}

/** The kind that was said or follows: an office is commercial, 25,000 is a rent, 80 Lakh is not. */
function kindOf(said: Meaning, hasRooms: boolean, price: UnderstoodPrice | undefined) {
  const category = categoryOf(said) ?? (hasRooms ? 'residential' : undefined)
  const highest = price?.max ?? price?.min ?? 0
  const byPrice = dealByPrice(price && { isMonthly: price.isMonthly, highest })
  const deal = said.deal ?? (isLand(said) ? 'resale' : byPrice) ?? said.leaning
  return { ...(category && { category }), ...(deal && { deal }) }
}
