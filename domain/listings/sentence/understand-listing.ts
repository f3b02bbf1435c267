import { type Bhk, type Category, type Deal, landTypes } from '#contract/options.ts'
import { notAsked } from '#contract/schemas/listing-scope.ts'
import { AnswerNotes, type Described } from '#domain/listings/sentence/answer-notes.ts'
import {
  keepKind,
  keepPropertyType,
  type SaidMeaning,
} from '#domain/listings/sentence/keep-kind.ts'
import { keepMoney, keepSizes } from '#domain/listings/sentence/keep-numbers.ts'
import { keepOwnerPhrases, keepSearchPhrases } from '#domain/listings/sentence/keep-phrases.ts'
import { readAvailability } from '#domain/listings/sentence/read-availability.ts'
import {
  readAge,
  readOwnFloor,
  readTotalFloors,
  readYears,
} from '#domain/listings/sentence/read-building.ts'
import { readIdealFor } from '#domain/listings/sentence/read-ideal-for.ts'
import { readAskedPrice, readMaintenance, readRate } from '#domain/listings/sentence/read-money.ts'
import { readOwnerPhrases } from '#domain/listings/sentence/read-owner-phrases.ts'
import {
  readBalconies,
  readBathroomCount,
  readSizes,
} from '#domain/listings/sentence/read-sizes.ts'
import { unusedWords } from '#domain/listings/sentence/unused-words.ts'
import { readDeposit } from '#domain/search/understand/deposits.ts'
import { readFacings } from '#domain/search/understand/facings.ts'
import { dropFillers } from '#domain/search/understand/fillers.ts'
import { dropPhones, readCounts, readMeasures } from '#domain/search/understand/measures.ts'
import { meaningOf } from '#domain/search/understand/phrases.ts'
import { protectNames } from '#domain/search/understand/place-names.ts'
import { readPhrases } from '#domain/search/understand/read-phrases.ts'
import { readRooms } from '#domain/search/understand/rooms.ts'
import { nameSectors } from '#domain/search/understand/sectors.ts'
import { free, leftOver, readTokens, type Token, use } from '#domain/search/understand/tokens.ts'
import { understandQuery } from '#domain/search/understand/understand-query.ts'
import { readWishes } from '#domain/search/understand/wishes.ts'

/** What an owner's sentence says about a property. */
export type UnderstoodListing = {
  answers: Described
  /** The typed words that each answer was read from. */
  words: Partial<Record<keyof Described, string>>
  /** Words left over, to be looked up as a place. */
  text: string
  /** What no question asks for: `near metro`, `vastu`. */
  wishes: string[]
  /** What was understood, but this kind of listing is not asked, or not so. */
  unused: string[]
}

type Chosen = { category?: Category | undefined; deal?: Deal | undefined }

/**
 * Reads an owner's sentence in English, Hindi or both, by the rules of searches and some more:
 * `2bhk 3rd floor dwarka sec 12 25k rent semi furnished, car parking, families only`. A category or
 * deal that is chosen already wins over what the words say.
 */
export function understandListing(
  text: string,
  today: string,
  chosen: Chosen = {},
): UnderstoodListing {
  const tokens = readTokens(text)
  const notes = new AnswerNotes(tokens)
  protectNames(tokens)
  dropPhones(tokens)
  const guess = guessKind(text)
  const category = chosen.category ?? guess.category
  if (category === 'commercial') notes.take('idealFor', () => readIdealFor(text, tokens))

  notes.take('availableFrom', () => readAvailability(tokens, today))
  const deposit = notes.read(readDeposit)
  notes.take('maintenance', readMaintenance)
  notes.take('lockInYears', () => readYears(tokens, 'lock'))
  notes.take('leaseYears', () => readYears(tokens, 'lease'))
  notes.take('propertyAge', readAge)
  const rate = notes.read(readRate)
  const sizes = notes.read(() => readSizes(tokens, category === 'commercial' || guess.isLand))
  notes.take('totalFloors', readTotalFloors)
  notes.take('floor', () => readOwnFloor(tokens, notes.answers.totalFloors ?? undefined))
  notes.take('facing', () => onlyOne(readFacings(tokens)))
  notes.take('bathrooms', readBathroomCount)
  notes.take('balconies', readBalconies)
  const ownerPhrases = readOwnerPhrases(tokens)
  readMeasures(tokens)
  notes.take('bhk', () => oneBhk(readRooms(tokens), tokens))
  const price = rate.found ? rate : notes.read(readAskedPrice)
  const phrases = readPhrases(tokens, () => true)
  readCounts(tokens)
  nameSectors(tokens, phrases)
  dropFillers(tokens)
  if (notes.answers.bhk) dropRooms(tokens)
  const rest = leftOver(text, tokens)
  const wishes = readWishes(text, tokens)

  const said = phrases.map(({ meaning, first, last }) => ({
    meaning,
    words: tokens.slice(first, last + 1),
  }))
  said.push(...addressedAs(tokens))
  const isRent = deposit.found !== undefined
  keepKind(notes, { ...chosen, said, price: price.found, guess: category, isRent })
  keepOwnerPhrases(notes, ownerPhrases)
  keepSearchPhrases(notes, said, today)
  keepPropertyType(notes, said)
  keepSizes(notes, sizes)
  keepMoney(notes, price, deposit)
  dropUnasked(notes)
  const unused = unusedWords(text, tokens, notes, said)
  return { answers: notes.answers, words: notes.words(text), text: rest, wishes, unused }
}

/** What a search with these words would look for. */
function guessKind(text: string) {
  const { category, filters } = understandQuery(text)
  return {
    category,
    isLand: landTypes.values.some((type) => filters.propertyTypes?.includes(type)),
  }
}

/** The kind that an address tells: `shop no 12`, `flat no 302`. */
function addressedAs(tokens: Token[]): SaidMeaning[] {
  return tokens.flatMap((token, at) => {
    const noun = /^=(shop|flat|plot|house)$/.exec(token.word)?.[1]
    const meaning = noun && tokens[at + 1]?.word === '=no' ? meaningOf([noun]) : undefined
    return meaning ? [{ meaning, words: [token] }] : []
  })
}

/** Drops answers to questions that this kind of listing is not asked. */
function dropUnasked(notes: AnswerNotes) {
  const { category, deal, propertyType } = notes.answers
  if (!category || !deal) return
  for (const column of notAsked({ category, deal, propertyType })) notes.drop(column)
}

/** The rooms of `room for rent, single room` are said twice; those of `servant room` are others. */
function dropRooms(tokens: Token[]) {
  const isRoom = (token: Token, at: number) =>
    /^(rooms?|kamr[ae])$/.test(free(token)) && !free(tokens[at - 1])
  use(tokens.filter(isRoom), 'filler')
}

/** `2.5 bhk` is two and a small third one; `2/3 bhk` is not one property. */
function oneBhk(bhks: Bhk[], tokens: Token[]) {
  const isHalf = tokens.some(({ word }) => /^\d\.5$/.test(word) || /^(dhai|dedh)$/.test(word))
  return isHalf ? bhks[0] : onlyOne(bhks)
}

function onlyOne<Value>(values: Value[]) {
  return values.length === 1 ? values[0] : undefined
}
