import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token } from '#domain/language/words/tokens.ts'
import { wordMap } from '#domain/language/words/word-table.ts'

export type Levels = { levels: number[]; first: number }

/** The floors before the word: one, a few, or from one to another. */
export function levelsBefore(tokens: Token[], at: number): Levels | undefined {
  const levels: number[] = []
  let first = at
  let isRange = false
  for (let level = levelEndingAt(tokens, at - 1); level; ) {
    levels.unshift(level.value)
    first = level.first
    const joiner = free(tokens[first - 1])
    if (!joiners.has(joiner)) break
    isRange ||= rangeJoiners.has(joiner)
    level = levelEndingAt(tokens, first - 2)
  }
  if (levels.length === 0) return undefined
  const ends = [Math.min(...levels), Math.max(...levels)] as const
  return { levels: isRange ? upTo(...ends) : levels, first }
}

const rangeJoiners = new Set(['-', '–', 'to', 'se'])
const joiners = new Set([...rangeJoiners, '/', '&', '+', 'or', 'ya', 'aur', 'and'])

export function levelEndingAt(tokens: Token[], at: number) {
  const word = free(tokens[at])
  if (/^(st|nd|rd|th)$/.test(word)) {
    const number = numberAt(tokens, at - 1)
    return number && { value: number.value, first: at - 1 }
  }
  const value = ordinals.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined)
  if (value === undefined) return undefined
  return { value, first: value === 0 && isHalfGround(tokens, at) ? at - 1 : at }
}

/** `upper ground` and `lower ground` are a few steps away from the ground floor. */
export function isHalfGround(tokens: Token[], at: number) {
  return /^(upper|lower)$/.test(free(tokens[at - 1]))
}

/** Every floor from one to another. */
export function upTo(low: number, high: number) {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, step) => low + step)
}

const ordinals = wordMap(
  [
    'ground grd grnd bhutal',
    'first pehli pehla pahli pahla pehle phli',
    'second dusri dusra doosri doosra',
    'third tisri tisra teesri teesra',
    'fourth chauthi chautha chothi',
    'fifth panchvi paanchvi panchwi panchvin',
    'sixth chhathi chhathvi',
    'seventh satvi saatvi',
    'eighth aathvi',
    'ninth nauvi',
    'tenth dasvi',
  ].map((words, level) => [level, words] as const),
)
