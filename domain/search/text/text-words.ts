import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { groupNumbers, isNumberedWord } from '#db/gazetteer/numbered-words.ts'
import { fillers as placeFillers } from '#domain/places/read-place-query.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'

/**
 * Sets of words; a listing must have every word of one of them. The last word may still be unfinished.
 */
export type TextWords = { sets: string[][]; isUnfinished: boolean }

/** The words of a text as search texts of listings have them, without those that say nothing. */
export function meaningfulWords(text: string): string[] {
  const words = normalisePlaceText(text).split(' ').filter(Boolean).slice(0, 12)
  return words.filter((word) => !fillers.has(word))
}

const fillers = new Set([...placeFillers, 'of', 'to', 'for', 'and', 'or', 'ya'])

/** The words of several names, any of which will do. */
export function wordsOf(names: string[]): TextWords {
  return { sets: names.flatMap((name) => wordSets(meaningfulWords(name))), isUnfinished: false }
}

/** Numbers joined to the words they belong to; of several for one word, each is a set of its own. */
export function wordSets(words: string[]): string[][] {
  const groups = groupNumbers(words)
  const most = Math.max(1, ...groups.map(({ length }) => length))
  return Array.from({ length: most }, (_, set) => [
    ...new Set(groups.map((group) => group[Math.min(set, group.length - 1)]!)),
  ])
}

/** The set of words that every listing has: none. */
export const anyWords: TextWords = { sets: [[]], isUnfinished: false }

/** What the search text of a listing, between spaces, must contain, for each set. */
export function containedTexts(text: TextWords): string[][] {
  return text.sets.map((words, set) =>
    words.map((word, at) => ` ${word}${mayGoOn(text, set, at) ? '' : ' '}`),
  )
}

/**
 * The same as a query of the index of words, which holds them under the kind of their listing; none
 * for a set without words, which every listing has.
 */
export function wordsQuery(text: TextWords, kinds: ListingKind[]): string | undefined {
  if (text.sets.some((words) => words.length === 0)) return undefined
  const queries = kinds.flatMap((kind) =>
    text.sets.map((words, set) => {
      const terms = words.map(
        (word, at) => `${wordInIndex(kind, word)}${mayGoOn(text, set, at) ? ':*' : ''}`,
      )
      return `(${terms.join(' & ')})`
    }),
  )
  return queries.join(' | ')
}

/** What the index of words holds of a listing: its words, and its place as `@delhi/saket`. */
export const indexedWords = 'listing_words(city, category, deal, search_text, place_id)'

/** A word as a query for the index, which holds it under the kind of its listing. */
export function wordInIndex({ city, category, deal }: ListingKind, word: string) {
  return `'${city}/${category}/${deal}/${word}'`
}

/** Whoever types `sector 5` does not mean sector 57. */
function mayGoOn({ sets, isUnfinished }: TextWords, set: number, at: number) {
  const words = sets[set] ?? []
  const isLast = set === sets.length - 1 && at === words.length - 1
  const word = words[at] ?? ''
  const isWhole = /^\d{1,3}$/.test(word) || isNumberedWord(word)
  return isUnfinished && isLast && word.length > 1 && !isWhole
}
