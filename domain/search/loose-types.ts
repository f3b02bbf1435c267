import { type ListingSearch, withFilters } from '#contract/search/listing-search.ts'
import { meaningOf } from '#domain/language/phrases/meaning-of.ts'
import { readTokens } from '#domain/language/words/tokens.ts'

/** Words that name a type and are said for any home. */
const typeWords = new Set(['flat', 'flats', 'makan', 'makaan', 'house', 'houses'])
const roomWords = new Set(['room', 'kamra', 'kamre'])

/**
 * The search without its type, where the sentence names the type by a word that people use for any
 * home (`flat`, `makan`, `kamra`) and nothing more exact. Undefined where the types are meant
 * literally.
 */
export function anyHome(sentence: string, understood: ListingSearch): ListingSearch | undefined {
  const words = readTokens(sentence).map(({ word }) => word)
  const { propertyTypes, bhk } = understood.filters
  const isOnly = (word: string) => meaningOf([word])?.filters?.propertyTypes?.join()
  const type = words.find((word) => typeWords.has(word) && isOnly(word) === propertyTypes.join())
  if (type) return { ...withFilters(understood, { propertyTypes: [] }), widened: type }
  const room = words.find((word, at) => roomWords.has(word) && !isCounted(words[at - 1]))
  const isOneRoom = bhk.join() === '1rk' && propertyTypes.length === 0
  return room && isOneRoom ? { ...withFilters(understood, { bhk: [] }), widened: room } : undefined
}

function isCounted(before = '') {
  return /^\d|^(ek|one|single)$/.test(before)
}

/** The search that asked for the type only, of one that was widened. */
export function exactHome(search: ListingSearch): ListingSearch | undefined {
  const { widened } = search
  if (!widened) return undefined
  const filters = roomWords.has(widened) ? { bhk: ['1rk' as const] } : meaningOf([widened])?.filters
  return filters && { ...withFilters(search, filters), widened: undefined }
}
