import type { TravelWish } from '#contract/search/travel.ts'
import { travelLimits } from '#contract/search/travel.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** Which place the first or last of some words name, and how many words that takes. */
export type FindPlace = (
  words: readonly string[],
  side: 'start' | 'end',
) => { placeId: string; length: number } | undefined

/** Tokens from the first to the last of them. */
type Span = { first: number; last: number }

/**
 * The places that somebody travels to: `30 min to cyber city by metro`, `cyber city se 30 min`,
 * `near my office in noida 62 and her college in saket`. Minutes that no known place stands beside
 * are left to the other readers.
 */
export function readTravel(tokens: Token[], findPlace: FindPlace): TravelWish[] {
  const wishes: TravelWish[] = []
  for (const at of tokens.keys()) {
    const time = timeAt(tokens, at)
    const place = time && placeBeside(tokens, time, findPlace)
    if (!time || !place) continue
    takeAround(tokens, {
      first: Math.min(time.first, place.first),
      last: Math.max(time.last, place.last),
    })
    wishes.push({ placeId: place.placeId, minutes: time.minutes })
  }
  for (const at of tokens.keys()) {
    const place = workplaceAt(tokens, at, findPlace)
    if (!place) continue
    takeAround(tokens, place)
    wishes.push({ placeId: place.placeId, minutes: travelLimits.usualMinutes })
  }
  const once = wishes.filter(
    ({ placeId }, at) => wishes.findIndex((other) => other.placeId === placeId) === at,
  )
  return once.slice(0, travelLimits.places)
}

const minuteUnits = /^(min|mins|mint|mints|minute|minutes|minut|minat|mnt)$/
const hourUnits = /^(hr|hrs|hour|hours|ghanta|ghante)$/
const gluedTime = /^(\d{1,3})(min|mins|minute|minutes|hr|hour)$/
const walks = wordSet('walk walking walkable paidal')

/** `30 min`, `30min`, `1 hour`, `aadha ghanta`; not a walk, which is a distance. */
function timeAt(tokens: Token[], at: number): (Span & { minutes: number }) | undefined {
  const glued = gluedTime.exec(wordAt(tokens, at))
  const number = glued ? { value: Number(glued[1]), last: at } : numberOf(tokens, at)
  if (!number) return undefined
  const last = glued ? at : number.last + 1
  const unit = glued?.[2] ?? wordAt(tokens, last)
  if (!minuteUnits.test(unit) && !hourUnits.test(unit)) return undefined
  const minutes = Math.round(number.value * (hourUnits.test(unit) ? 60 : 1))
  const { leastMinutes, mostMinutes } = travelLimits
  if (minutes < leastMinutes || minutes > mostMinutes) return undefined
  const isWalk = [1, 2, 3].some((step) => walks.has(wordAt(tokens, last + step)))
  return isWalk ? undefined : { minutes, first: at, last }
}

function numberOf(tokens: Token[], at: number) {
  if (/^(half|aadha|adha|aadhe|adhe)$/.test(wordAt(tokens, at))) {
    return { value: 0.5, last: wordAt(tokens, at + 1) === 'an' ? at + 1 : at }
  }
  return numberAt(tokens, at)
}

/** Behind the time, or before it where `se` says so or nothing stands behind. */
function placeBeside(tokens: Token[], time: Span, findPlace: FindPlace) {
  const sides =
    wordAt(tokens, time.first - 1) === 'se'
      ? [placeBefore, placeBehind]
      : [placeBehind, placeBefore]
  for (const find of sides) {
    const place = find(tokens, time, findPlace)
    if (place) return place
  }
  return undefined
}

/** Words between a time or a workplace and the name of the place. */
const between = wordSet(
  `to from of away ki ka ke k se doori duri door dur par pe me mein mei tak andar ander drive ride
  travel travelling commute commuting journey distance by via metro reach reachable my our her his mera
  meri mere office college work workplace job school company university campus in at the is hai near
  within under upto max only`,
)
const personal = wordSet('my our her his mera meri mere wife wifes husband husbands biwi pati')
const workplaces = wordSet(
  'office ofice offce college collage work workplace job school company university campus institute',
)
const MOST_BETWEEN = 8

function placeBehind(tokens: Token[], { last }: Span, findPlace: FindPlace) {
  let at = last + 1
  while (at <= last + MOST_BETWEEN && between.has(wordAt(tokens, at))) at++
  const found = findPlace(wordsFrom(tokens, at, 1), 'start')
  return found && { placeId: found.placeId, first: at, last: at + found.length - 1 }
}

const before = wordSet(
  `se ke k ka ki paas pas pass near nearby within under in upto max by via metro me mein mei from andar
  about around`,
)

function placeBefore(tokens: Token[], { first }: Span, findPlace: FindPlace) {
  let at = first - 1
  while (at >= first - MOST_BETWEEN && before.has(wordAt(tokens, at))) at--
  const found = findPlace(wordsFrom(tokens, at, -1), 'end')
  return found && { placeId: found.placeId, first: at - found.length + 1, last: at }
}

/** `my office in noida 62`: where somebody must go, though no time is said. */
function workplaceAt(tokens: Token[], at: number, findPlace: FindPlace) {
  const isTheirs = personal.has(wordAt(tokens, at)) && workplaces.has(wordAt(tokens, at + 1))
  const place = isTheirs ? placeBehind(tokens, { first: at, last: at + 1 }, findPlace) : undefined
  return place && { ...place, first: at }
}

/** Words that belong to what was read, on either side of it. */
const around = wordSet(
  `to from of near nearby close within under in upto max about around only by via metro se ke k ka ki paas pas
  pass me mein mei tak andar ander par pe away doori duri door dur is hai both commute travel`,
)

function takeAround(tokens: Token[], { first, last }: Span) {
  let [start, end] = [first, last]
  while (isAround(tokens, start - 1) || workplaces.has(wordAt(tokens, start - 1))) start--
  while (personal.has(wordAt(tokens, start - 1)) || isAround(tokens, start - 1)) start--
  while (isAround(tokens, end + 1)) end++
  use(tokens.slice(start, end + 1))
}

function isAround(tokens: Token[], at: number) {
  return around.has(wordAt(tokens, at))
}

/** The words that nobody has read yet, from one on in a direction. */
function wordsFrom(tokens: Token[], at: number, step: 1 | -1): string[] {
  const words: string[] = []
  for (let next = at; wordAt(tokens, next); next += step) words.push(wordAt(tokens, next))
  return step === 1 ? words : words.reverse()
}

/** Also of words that belong to a name. */
function wordAt(tokens: Token[], at: number): string {
  const token = tokens[at]
  return token && !token.use ? token.word : ''
}
