import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { groupNumbers, isNumberedWord } from '#db/gazetteer/numbered-words.ts'
import type { SqlParams } from '#db/sql-params.ts'
import { kindConditions, type ListingKind } from '#domain/search/planner/listing-kinds.ts'

/**
 * Sets of words; a listing must have every word of one of them. The last word may still be unfinished.
 */
export type TextWords = { sets: string[][]; isUnfinished: boolean }

/** The words of a text as search texts of listings have them, without those that say nothing. */
export function meaningfulWords(text: string): string[] {
  const words = normalisePlaceText(text).split(' ').filter(Boolean).slice(0, 12)
  return words.filter((word) => !fillers.has(word))
}

const fillers = new Set(
  'near nearby in at the of to for and or ya opp opposite behind around pin pincode code'.split(
    ' ',
  ),
)

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

/** What every listing has. */
export const anyWords: TextWords = { sets: [[]], isUnfinished: false }

/** The condition of having them, read listing by listing. */
export function readWords(text: TextWords, params: SqlParams): string {
  const sets = text.sets.map((words, set) => {
    const conditions = words.map((word, at) => {
      const isOpen = mayGoOn(text, set, at)
      return `strpos(' ' || search_text || ' ', ${params.bind(` ${word}${isOpen ? '' : ' '}`)}) > 0`
    })
    return `(${conditions.join(' and ') || 'true'})`
  })
  return `(${sets.join(' or ')})`
}

/** The same looked up in the index of words, which holds them under the kind of their listing. */
export function lookUpWords(text: TextWords, kinds: ListingKind[], params: SqlParams): string {
  if (text.sets.some((words) => words.length === 0)) return ofKinds(kinds, params)
  const queries = kinds.flatMap(({ city, category, deal }) =>
    text.sets.map((words, set) => {
      const terms = words.map(
        (word, at) => `'${city}/${category}/${deal}/${word}'${mayGoOn(text, set, at) ? ':*' : ''}`,
      )
      return `(${terms.join(' & ')})`
    }),
  )
  const query = params.bind(queries.join(' | '))
  return `listing_words(city, category, deal, search_text) @@ ${query}::tsquery`
}

function ofKinds(kinds: ListingKind[], params: SqlParams) {
  const conditions = kinds.map((kind) => kindConditions(kind, params).join(' and '))
  return `(${conditions.join(' or ')})`
}

/** Whoever types `sector 5` does not mean sector 57. */
function mayGoOn({ sets, isUnfinished }: TextWords, set: number, at: number) {
  const words = sets[set] ?? []
  const isLast = set === sets.length - 1 && at === words.length - 1
  const word = words[at] ?? ''
  const isWhole = /^\d{1,3}$/.test(word) || isNumberedWord(word)
  return isUnfinished && isLast && word.length > 1 && !isWhole
}
