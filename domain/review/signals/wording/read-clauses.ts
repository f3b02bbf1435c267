import { removeInvisible } from '#contract/format/plain-text.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'

/** A word of a text with the classes that it belongs to, and the part of its sentence it stands in. */
export type Word<Class extends string> = {
  classes: ReadonlySet<Class>
  isNumber: boolean
  /** Counted up at every comma. */
  part: number
  start: number
  end: number
}

/** The words of one sentence. */
export type Clause<Class extends string> = readonly Word<Class>[]

export type Vocabulary<Class extends string> = {
  known: ReadonlyMap<string, ReadonlySet<Class>>
  /** Long enough to be recognised with a typing error. */
  long: readonly string[]
}

const FEWEST_LETTERS = 5

/** The words of each class, which spaces and line breaks separate. */
export function vocabularyOf<Class extends string>(
  table: Record<Class, string>,
): Vocabulary<Class> {
  const known = new Map<string, Set<Class>>()
  for (const [name, words] of Object.entries<string>(table)) {
    for (const word of words.trim().split(/\s+/)) {
      const plain = plainWord(word)
      known.set(plain, (known.get(plain) ?? new Set()).add(name as Class))
    }
  }
  return { known, long: [...known.keys()].filter((word) => word.length >= FEWEST_LETTERS) }
}

/** Cuts a text into its sentences and these into words, however they are spelt. */
export function readClauses<Class extends string>(
  text: string,
  vocabulary: Vocabulary<Class>,
): Clause<Class>[] {
  const clauses: Word<Class>[][] = [[]]
  let part = 0
  for (const { word, start, end } of joinLetters(readWords(text))) {
    const clause = clauses.at(-1)!
    const last = clause.at(-1)
    if (sentenceEnds.has(word)) {
      if (endsSentence(text, start, last)) clauses.push([])
      continue
    }
    if (word === ',') {
      part++
      continue
    }
    const pair = `${last ? textOf(text, last) : ''}${word}`.toLowerCase()
    const joined = written.has(pair) ? vocabulary.known.get(plainWord(pair)) : undefined
    // `google pay` and `gate pass` are one word each.
    if (joined && last) {
      clause[clause.length - 1] = { ...last, classes: joined, end }
      continue
    }
    const isNumber = /^\p{Nd}/u.test(word)
    clause.push({ classes: classesOf(word, vocabulary), isNumber, part, start, end })
  }
  return clauses.filter(({ length }) => length > 0)
}

/** What the text says from one word to another. */
export function wordsFromTo(text: string, words: Clause<string>): string {
  const starts = words.map(({ start }) => start)
  const ends = words.map(({ end }) => end)
  return text.slice(Math.min(...starts), Math.max(...ends)).slice(0, LONGEST_QUOTE)
}

/** Written as two words too; `phone pe` is not, which says "on the phone" in Hindi. */
const written = new Set(['googlepay', 'gpay', 'paytm', 'gatepass', 'entrypass', 'गेटपास', 'गूगलपे'])

const LONGEST_QUOTE = 90
const sentenceEnds = new Set(['.', '!', '?', ';', '।', '\n'])
/** A number with its commas is one token: 5,000 is not in two parts of its sentence. */
const tokens = /[\p{L}\p{M}\p{Cf}]+|\p{Nd}+(?:[.,]\p{Nd}+)*|[.!?;,।\n]/gu

/** `Rs. 500` and `Mr. Jain` go on behind their dots. */
function endsSentence(text: string, at: number, last: { start: number; end: number } | undefined) {
  if (text[at] !== '.') return true
  if (last && abbreviations.has(textOf(text, last).toLowerCase())) return false
  return /^(?:\s|$)/.test(text.slice(at + 1, at + 2))
}

const abbreviations = new Set(['rs', 'no', 'mr', 'mrs', 'ms', 'dr', 'amt'])

type Raw = { word: string; start: number; end: number }

function readWords(text: string): Raw[] {
  return [...text.matchAll(tokens)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}

/** `p a y t m` is one word. */
function joinLetters(words: Raw[]): Raw[] {
  const joined: Raw[] = []
  for (const each of words) {
    const last = joined.at(-1)
    if (last && isSpelt(last.word) && isLetter(each.word)) {
      joined[joined.length - 1] = { ...last, word: last.word + each.word, end: each.end }
    } else {
      joined.push(isLetter(each.word) ? { ...each, word: `\0${each.word}` } : each)
    }
  }
  return joined.map((each) => ({ ...each, word: each.word.replace('\0', '') }))
}

function isLetter(word: string) {
  return /^[a-z]$/i.test(word)
}

/** Letters that were joined so far begin with a mark that no text holds. */
function isSpelt(word: string) {
  return word.startsWith('\0')
}

function textOf(text: string, { start, end }: { start: number; end: number }) {
  return text.slice(start, end)
}

function classesOf<Class extends string>(
  word: string,
  { known, long }: Vocabulary<Class>,
): ReadonlySet<Class> {
  const plain = plainWord(word)
  const classes = known.get(plain)
  if (classes || plain.length < FEWEST_LETTERS || honest.has(plain)) return classes ?? none
  const meant = long.find((each) => isMisspelt(plain, each))
  return (meant === undefined ? undefined : known.get(meant)) ?? none
}

const none: ReadonlySet<never> = new Set()

/** Harmless words that are one letter away from ours. */
const honest = new Set(
  'playing charger chargers visitor visitors muslin castle paints seeds tokyo pointed'.split(' '),
)

/** In lower case, without the signs that are written or left out as people like. */
function plainWord(word: string) {
  return removeInvisible(word)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
}
