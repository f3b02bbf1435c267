import { travelLimits } from '#contract/search/travel.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import type { Token } from '#domain/language/words/tokens.ts'
import { halves, minutesIn, walks } from '#domain/language/words/travel-words.ts'

/** The positions of the first and the last token. */
export type Span = { first: number; last: number }

const gluedTime = /^(\d{1,3})([a-z]+)$/

/** `30 min`, `30min`, `1 hour`, `aadha ghanta`; not a walk, which is a distance. */
export function timeAt(tokens: Token[], at: number): (Span & { minutes: number }) | undefined {
  const glued = gluedTime.exec(wordAt(tokens, at))
  const number = glued ? { value: Number(glued[1]), last: at } : numberOf(tokens, at)
  if (!number) return undefined
  const last = glued ? at : number.last + 1
  const unit = minutesIn(glued?.[2] ?? wordAt(tokens, last))
  if (unit === undefined) return undefined
  const minutes = Math.round(number.value * unit)
  const { leastMinutes, mostMinutes } = travelLimits
  if (minutes < leastMinutes || minutes > mostMinutes) return undefined
  const isWalk = [1, 2, 3].some((step) => walks.has(wordAt(tokens, last + step)))
  return isWalk ? undefined : { minutes, first: at, last }
}

function numberOf(tokens: Token[], at: number) {
  if (halves.has(wordAt(tokens, at))) {
    return { value: 0.5, last: wordAt(tokens, at + 1) === 'an' ? at + 1 : at }
  }
  return numberAt(tokens, at)
}

/** The word of a token that nobody has read yet, also where it belongs to a name. */
export function wordAt(tokens: Token[], at: number): string {
  const token = tokens[at]
  return token && !token.use ? token.word : ''
}
