import { type Span, timeAt, wordAt } from '#domain/language/readers/travel-times.ts'
import type { Token } from '#domain/language/words/tokens.ts'
import { before, between, vehicles, workplaces } from '#domain/language/words/travel-words.ts'

/** Which place the first or last of some words name, and how many words that takes. */
export type FindPlace = (
  words: readonly string[],
  side: 'start' | 'end',
) => { placeId: string; length: number } | undefined

export type Place = Span & { placeId: string }

/** The place behind a time, or before it where `se` says so or nothing stands behind. */
export function placeBeside(tokens: Token[], time: Span, findPlace: FindPlace): Place | undefined {
  const behind = () => placeBehind(tokens, time, findPlace)
  const ahead = () => (isToStation(tokens, time) ? undefined : placeBefore(tokens, time, findPlace))
  return wordAt(tokens, time.first - 1) === 'se' ? (ahead() ?? behind()) : (behind() ?? ahead())
}

/** `saket 10 min from metro` says how far the next station is. */
function isToStation(tokens: Token[], { last }: Span) {
  const words = [1, 2, 3, 4].map((step) => wordAt(tokens, last + step))
  return /^(away )?(from|to) (the |nearest |a )?metro/.test(words.join(' '))
}

const MOST_BETWEEN = 8

export function placeBehind(tokens: Token[], { last }: Span, findPlace: FindPlace) {
  const isBetween = (at: number) => between.has(wordAt(tokens, at)) || isVehicle(tokens, at)
  let at = last + 1
  while (at <= last + MOST_BETWEEN && isBetween(at)) at++
  const found = findPlace(wordsFrom(tokens, at, 1), 'start')
  return found && { placeId: found.placeId, first: at, last: at + found.length - 1 }
}

function placeBefore(tokens: Token[], { first }: Span, findPlace: FindPlace): Place | undefined {
  const isBetween = (at: number) => before.has(wordAt(tokens, at)) && !isThousands(tokens, at)
  let at = first - 1
  for (; at >= first - MOST_BETWEEN && isBetween(at); at--) {
    if (wordAt(tokens, at) !== 'metro') continue
    // `saket metro` is a station; `rajiv chowk by metro` is a place and how to get there.
    const station = placeEndingAt(tokens, at, findPlace)
    if (station && station.first < at) return station
  }
  return placeEndingAt(tokens, at, findPlace)
}

function placeEndingAt(tokens: Token[], at: number, findPlace: FindPlace): Place | undefined {
  const found = findPlace(wordsFrom(tokens, at, -1), 'end')
  return found && { placeId: found.placeId, first: at - found.length + 1, last: at }
}

const joins = /^(and|aur|&)$/

/** `30 min to cyber city and saket`, `cyber city aur saket dono se 30 min`. */
export function placesJoined(
  tokens: Token[],
  { time, place }: { time: Span; place: Place },
  findPlace: FindPlace,
): Place[] {
  if (place.first < time.first) {
    const isBoth = /^(dono|both)$/.test(wordAt(tokens, place.last + 1))
    const isJoined = isBoth && joins.test(wordAt(tokens, place.first - 1))
    const other = isJoined ? placeEndingAt(tokens, place.first - 2, findPlace) : undefined
    return other ? [other] : []
  }
  if (!joins.test(wordAt(tokens, place.last + 1))) return []
  const other = placeBehind(tokens, { first: place.last, last: place.last + 1 }, findPlace)
  // A time of its own is read with the place that it stands beside.
  if (!other || other.first > place.last + 2 || timeAt(tokens, other.last + 1)) return []
  return [other, ...placesJoined(tokens, { time, place: other }, findPlace)]
}

/** `office cyber city, 2 bhk within 30 minutes`: who says a time means a way, not an office to rent. */
export function placeOfWork(tokens: Token[], findPlace: FindPlace): Place | undefined {
  for (const at of tokens.keys()) {
    if (!workplaces.has(wordAt(tokens, at))) continue
    const place = placeBehind(tokens, { first: at, last: at }, findPlace)
    if (place) return { ...place, first: at }
  }
  return undefined
}

/** The car of `by car`, not that of `car parking`. */
export function isVehicle(tokens: Token[], at: number) {
  return vehicles.has(wordAt(tokens, at)) && /^(by|via)$/.test(tokens[at - 1]?.word ?? '')
}

/** The k of `25k`, not that of `saket k paas`. */
export function isThousands(tokens: Token[], at: number) {
  const [number, k] = [tokens[at - 1], tokens[at]]
  return k?.word === 'k' && number?.end === k.start && /^\d/.test(number.word)
}

/** The words that nobody has read yet, from one on in a direction. */
function wordsFrom(tokens: Token[], at: number, step: 1 | -1): string[] {
  const words: string[] = []
  for (let next = at; wordAt(tokens, next); next += step) words.push(wordAt(tokens, next))
  return step === 1 ? words : words.reverse()
}
