import type { Category, Deal } from '#contract/options.ts'
import { notAsked } from '#contract/schemas/listing-scope.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import { isLand } from '#domain/language/kind-of-meaning.ts'
import { meaningOf } from '#domain/language/phrases/meaning-of.ts'
import { readInOrder } from '#domain/language/reader.ts'
import { understandQuery } from '#domain/language/understand-query.ts'
import { readTokens, type Token } from '#domain/language/words/tokens.ts'
import { AnswerNotes, type Described } from '#domain/listings/sentence/answer-notes.ts'
import {
  keepKind,
  keepPropertyType,
  type SaidMeaning,
} from '#domain/listings/sentence/keep-kind.ts'
import { keepMoney, keepSizes } from '#domain/listings/sentence/keep-numbers.ts'
import { keepOwnerPhrases, keepSearchPhrases } from '#domain/listings/sentence/keep-phrases.ts'
import { listingReaders, nothingFound } from '#domain/listings/sentence/listing-readers.ts'
import type { SaidArea } from '#domain/listings/sentence/read-sizes.ts'
import { unusedWords } from '#domain/listings/sentence/unused-words.ts'

/** What an owner's sentence says about a property. */
export type UnderstoodListing = {
  answers: Described
  /** The typed words that each answer was read from. */
  words: Partial<Record<keyof Described, string>>
  /** The areas as they were said, where that was in another unit than square feet. */
  measures: Pick<ListingAnswers, 'builtUpAreaTyped' | 'plotAreaTyped'>
  /** Words left over, to be looked up as a place. */
  text: string
  /** What no question asks for: `near metro`, `vastu`. */
  wishes: string[]
  /** What was understood but answers no question of this kind of listing. */
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
  // What a search with these words would look for.
  const guess = understandQuery(text)
  const category = chosen.category ?? guess.category
  const sentence = { text, tokens, notes, today, category, isLand: isLand(guess) }
  const found = readInOrder(listingReaders, sentence, nothingFound)

  const said = found.phrases.map(({ meaning, first, last }) => ({
    meaning,
    words: tokens.slice(first, last + 1),
  }))
  said.push(...addressedAs(tokens))
  const isRent = found.deposit?.found !== undefined
  keepKind(notes, { ...chosen, said, price: found.price?.found, guess: category, isRent })
  keepOwnerPhrases(notes, found.ownerPhrases)
  keepSearchPhrases(notes, said, today)
  keepPropertyType(notes, said)
  if (found.sizes) keepSizes(notes, found.sizes)
  keepMoney(notes, found)
  dropUnasked(notes)
  return {
    answers: notes.answers,
    words: notes.words(text),
    measures: measuresOf(notes, found.sizes?.found ?? []),
    text: found.rest,
    wishes: found.wishes,
    unused: unusedWords(text, tokens, { notes, said, phones: found.phones }),
  }
}

function measuresOf({ answers }: AnswerNotes, sizes: SaidArea[]): UnderstoodListing['measures'] {
  const typed = (area: number | null | undefined) =>
    sizes.find(({ squareFeet }) => squareFeet === area)?.typed
  const [builtUp, plot] = [typed(answers.builtUpArea), typed(answers.plotArea)]
  return {
    ...(builtUp && { builtUpAreaTyped: builtUp }),
    ...(plot && { plotAreaTyped: plot }),
  }
}

/** The kind that an address tells: `shop no 12`, `flat no 302`. */
function addressedAs(tokens: Token[]): SaidMeaning[] {
  return tokens.flatMap((token, at) => {
    const isAddress =
      isNameOf(token, /^(shop|flat|plot|house)$/) && isNameOf(tokens[at + 1], /^no$/)
    const meaning = isAddress ? meaningOf([token.word]) : undefined
    return meaning ? [{ meaning, words: [token] }] : []
  })
}

function isNameOf(token: Token | undefined, word: RegExp) {
  return token?.isProtected && word.test(token.word)
}

/** Drops answers to questions that this kind of listing is not asked. */
function dropUnasked(notes: AnswerNotes) {
  const { category, deal, propertyType } = notes.answers
  if (!category || !deal) return
  for (const column of notAsked({ category, deal, propertyType })) notes.drop(column)
}
