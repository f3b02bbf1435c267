import type { SearchFilters } from '#contract/listing-search.ts'
import type { Category, City, Deal } from '#contract/options.ts'
import { fillers, longWords, type Meaning, names, phrases } from '#contract/understand/phrases.ts'
import { readPrice } from '#contract/understand/prices.ts'
import { readRooms } from '#contract/understand/rooms.ts'
import { isOneSlipAway } from '#contract/understand/slips.ts'
import { leftOver, readTokens, type Token, use } from '#contract/understand/tokens.ts'

/** What a sentence asks for, and the words that are left to be looked up as places. */
export type Understood = {
  text: string
  city?: City | undefined
  category?: Category | undefined
  deal?: Deal | undefined
  filters: Partial<SearchFilters>
}

const LONGEST_PHRASE = 4
/** Nobody rents for more a month, nobody buys for less. */
const LARGEST_RENT = 5_00_000
const SMALLEST_PRICE = 8_00_000

/** Reads a search sentence in English, Hindi or both: `3 bhk dwarka under 80 lakh`. */
export function understandQuery(text: string): Understood {
  const tokens = readTokens(text)
  protectNames(tokens)
  const bhk = readRooms(tokens)
  const price = readPrice(tokens)
  dropFloors(tokens)
  const meanings = readPhrases(tokens)
  const isUnderstood = bhk.length > 0 || price !== undefined || meanings.length > 0
  if (!isUnderstood) return { text: text.trim(), filters: {} }

  dropFillers(tokens)
  const found = mergeMeanings(meanings)
  const filters: Partial<SearchFilters> = {
    ...found.filters,
    ...(bhk.length > 0 && { bhk }),
    ...(price?.min && { priceMin: price.min }),
    ...(price?.max && { priceMax: price.max }),
  }
  return {
    text: leftOver(text, tokens),
    ...(found.city && { city: found.city }),
    ...withKind(found, bhk.length > 0, price && { ...price, highest: price.max ?? price.min ?? 0 }),
    filters,
  }
}

type Price = { isMonthly: boolean; highest: number }

/** The kind that was said or follows: an office is commercial, 25,000 is a rent, 80 Lakh is not. */
function withKind(found: Meaning, hasRooms: boolean, price: Price | undefined) {
  const category = found.category ?? (hasRooms || isHomeType(found) ? 'residential' : undefined)
  let deal = found.deal
  if (!deal && isLand(found)) deal = 'resale'
  if (!deal && price?.isMonthly) deal = 'rent'
  if (!deal && price && price.highest <= LARGEST_RENT) deal = 'rent'
  if (!deal && price && price.highest >= SMALLEST_PRICE) deal = 'resale'
  return { ...(category && { category }), ...(deal && { deal }) }
}

function isHomeType({ filters }: Meaning) {
  return (filters?.propertyTypes?.length ?? 0) > 0
}

function isLand({ filters }: Meaning) {
  return filters?.propertyTypes?.some((each) => each === 'plot' || each === 'agricultural_land')
}

function mergeMeanings(meanings: Meaning[]): Meaning {
  const merged: Meaning = {}
  const filters: Partial<SearchFilters> = {}
  for (const { filters: own, city, category, deal } of meanings) {
    if (city) merged.city ??= city
    if (category) merged.category ??= category
    if (deal) merged.deal ??= deal
    for (const list of ['propertyTypes', 'furnishing', 'parking'] as const) {
      const values = own?.[list]
      if (values)
        Object.assign(filters, { [list]: [...new Set([...(filters[list] ?? []), ...values])] })
    }
    filters.readiness ??= own?.readiness
    filters.availability ??= own?.availability
  }
  const given = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  )
  return { ...merged, filters: given }
}

/** The longest phrases first, from left to right. */
function readPhrases(tokens: Token[]): Meaning[] {
  const meanings: Meaning[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
      const part = tokens.slice(at, at + length)
      if (part.some((token) => token.use)) continue
      const meaning = meaningOf(wordsOf(part))
      if (!meaning) continue
      meanings.push(meaning)
      if (!meaning.isName) use(part)
      at += length - 1
      break
    }
  }
  return meanings
}

/** `semi-furnished` is `semi furnished`. */
function wordsOf(tokens: Token[]) {
  const words = tokens.map((token) => token.word)
  const inside = words.slice(1, -1).filter((word) => word !== '-')
  return [words[0], ...inside, ...words.slice(1).slice(-1)].join(' ')
}

function meaningOf(phrase: string): Meaning | undefined {
  const exact = phrases.get(phrase)
  if (exact || !/^[a-z]{6,}$/.test(phrase)) return exact
  const meant = longWords.find((word) => isOneSlipAway(phrase, word))
  return meant === undefined ? undefined : phrases.get(meant)
}

/** Words of a place's name are set aside while meanings are looked for. */
function protectNames(tokens: Token[]) {
  const kept = new Set<Token>()
  for (let at = 0; at < tokens.length; at++) {
    for (let length = LONGEST_PHRASE; length > 1; length--) {
      const part = tokens.slice(at, at + length)
      if (part.length < length || !names.has(part.map((token) => token.word).join(' '))) continue
      for (const token of part) kept.add(token)
    }
  }
  // A made-up word keeps every rule from seeing them; the text itself is untouched.
  for (const token of tokens) if (kept.has(token)) token.word = `=${token.word}`
}

/** Which floor it is on cannot be searched by. */
function dropFloors(tokens: Token[]) {
  for (const [at, token] of tokens.entries()) {
    if (token.word !== 'floor' && token.word !== 'manzil') continue
    const before = tokens[at - 1]
    const isOrdinal = before && /^(st|nd|rd|th)$/.test(before.word)
    if (isOrdinal) use([tokens[at - 2], before, token])
    else if (
      before &&
      /^(ground|first|second|third|top|upper|lower|pehli|dusri)$/.test(before.word)
    ) {
      use([before, token])
    }
  }
}

function dropFillers(tokens: Token[]) {
  use(
    tokens.filter((token) => !token.use && fillers.has(token.word)),
    'filler',
  )
}
