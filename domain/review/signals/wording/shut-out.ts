import { peopleWords } from '#domain/review/signals/wording/people-words.ts'
import {
  type Clause,
  readClauses,
  vocabularyOf,
  type Word,
  wordsFromTo,
} from '#domain/review/signals/wording/read-clauses.ts'

const vocabulary = vocabularyOf(peopleWords)

type Class = keyof typeof peopleWords
type Words = Clause<Class>

/** Words that shut people out by religion or caste; not strong where some are only preferred. */
export type ShutOutWording = { found: string; isStrong: boolean }

/** The first such words of a text. Who eats meat or lives alone is a house rule, and not meant. */
export function findShutOut(text: string): ShutOutWording | undefined {
  let preferred: ShutOutWording | undefined
  for (const clause of readClauses(text, vocabulary)) {
    for (let at = 0; at < clause.length; at++) {
      const found = judge(clause, at)
      if (!found) continue
      const wording = { found: wordsFromTo(text, found.words), isStrong: found.isStrong }
      if (found.isStrong) return wording
      preferred ??= wording
    }
  }
  return preferred
}

function judge(clause: Words, at: number) {
  const word = clause[at]!
  if (is(word, 'group')) return judgeGroup(clause, at)
  return is(word, 'belief') ? judgeBelief(clause, at) : undefined
}

/** `Only for Brahmins`, `Muslims not allowed`, `Hindu family preferred`. */
function judgeGroup(clause: Words, at: number) {
  const [before, behind] = [clause[at - 1], clause[at + 1]]
  if ((before && is(before, 'title')) || (behind && is(behind, 'place'))) return undefined
  const { from, to } = reachOf(clause, at)
  const around = clause.slice(from, to + 1)
  if (isOpen(clause, from, to)) return undefined
  if (decidesAbout(clause, at, { from, to })) return { words: around, isStrong: true }
  return around.some((word) => is(word, 'preferred'))
    ? { words: around, isStrong: false }
    : undefined
}

/** `Same caste only`, `other religions not allowed`; but not `caste no bar`. */
function judgeBelief(clause: Words, at: number) {
  const { from, to } = reachOf(clause, at)
  if (isOpen(clause, from, to)) return undefined
  const around = clause.slice(from, to + 1)
  const isChosen = clause.slice(Math.max(0, at - 2), at).some((word) => is(word, 'chosen'))
  const decides =
    decidesAbout(clause, at, { from, to }) || around.some((word) => is(word, 'preferred'))
  return isChosen && decides ? { words: around, isStrong: true } : undefined
}

type Reach = { from: number; to: number }

/** Whether the group is let in alone, or kept out. */
function decidesAbout(clause: Words, about: number, { from, to }: Reach) {
  return clause.some((word, at) => {
    if (at < from || at > to) return false
    if (is(word, 'only') || (is(word, 'onlyBehind') && at > about)) return true
    const before = clause[at - 1]
    // `House no` names a number.
    return is(word, 'refused') && !(before && is(before, 'numbered'))
  })
}

/** From a word to the nearest ones that decide about it, over words that may stand between. */
function reachOf(clause: Words, at: number): Reach {
  const goesOn = (to: number) =>
    clause[to] !== undefined &&
    Math.abs(to - at) <= REACH &&
    clause[to].part === clause[at]!.part &&
    belongs(clause[to])
  let [from, to] = [at, at]
  while (goesOn(from - 1)) from--
  while (goesOn(to + 1)) to++
  return { from, to }
}

const REACH = 7

const belonging: readonly Class[] = [
  'between',
  'only',
  'onlyBehind',
  'refused',
  'preferred',
  'group',
  'belief',
  'chosen',
  'open',
  'bar',
]

function belongs(word: Word<Class>) {
  return belonging.some((name) => is(word, name))
}

/** `All religions welcome`, `no bar of caste`, `not only for Hindus`. */
function isOpen(clause: Words, from: number, to: number) {
  const around = clause.slice(Math.max(0, from - 1), to + 2)
  if (around.some((word) => is(word, 'bar') || is(word, 'open'))) return true
  return around.some((word, at) => is(word, 'only') && at > 0 && is(around[at - 1]!, 'refused'))
}

function is(word: Word<Class>, name: Class) {
  return word.classes.has(name)
}
