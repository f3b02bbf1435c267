import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { sortedLetters } from '#db/gazetteer/place-words.ts'
import { DomainError } from '#domain/errors.ts'

const MAX_TEXT = 120
/** A limit on words: each is compared with those of all places, which takes milliseconds. */
const MAX_WORDS = 7
const MAX_WORD = 40

/** A word that was typed, or two neighbours written as one (`janak puri`). */
export type PlaceToken = {
  text: string
  letters: string
  /** Which words of the text it stands for, counted from 1. */
  first: number
  last: number
  /** The end of the text may be a word still being typed. */
  is_final: boolean
}

/** What somebody typed, as words to look up. Text no database can hold is refused. */
export function readPlaceQuery(text: string): PlaceToken[] {
  if (text.includes('\0')) throw new DomainError('invalid')

  const words = meaningfulWords(normalisePlaceText(text.slice(0, MAX_TEXT)))
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const single = token([word], at, words.length)
    return next && isName(word) && isName(next)
      ? [single, token([word, next], at, words.length)]
      : [single]
  })
}

function token(parts: string[], at: number, count: number): PlaceToken {
  const text = parts.join('')
  const last = at + parts.length
  return { text, letters: sortedLetters(text), first: at + 1, last, is_final: last === count }
}

function meaningfulWords(text: string) {
  const words = text
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD))
  const meaningful = words.filter((word) => !fillers.has(word))
  return meaningful.length > 0 ? meaningful : words
}

function isName(word: string) {
  return /^\p{L}{2,}$/u.test(word) && word !== 'sector' && word !== 'phase'
}

/** Words that say nothing about which place is meant. */
export const fillers: ReadonlySet<string> = new Set(
  'near nearby in at the opp opposite behind around pin pincode code'.split(' '),
)
