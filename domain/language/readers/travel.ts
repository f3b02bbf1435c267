import type { TravelWish } from '#contract/search/travel.ts'
import { travelLimits } from '#contract/search/travel.ts'
import {
  type FindPlace,
  isThousands,
  isVehicle,
  type Place,
  placeBehind,
  placeBeside,
  placeOfWork,
  placesJoined,
} from '#domain/language/readers/travel-places.ts'
import { type Span, timeAt, wordAt } from '#domain/language/readers/travel-times.ts'
import { type Token, use } from '#domain/language/words/tokens.ts'
import {
  around,
  before,
  between,
  personal,
  possessive,
  vehicles,
  workers,
  working,
  workplaces,
} from '#domain/language/words/travel-words.ts'

/**
 * The places that somebody travels to: `30 min to cyber city by metro`, `cyber city se 30 min`,
 * `near my office in noida 62 and her college in saket`. Minutes that no known place stands beside
 * are left to the other readers.
 */
export function readTravel(tokens: Token[], findPlace: FindPlace): TravelWish[] {
  const wishes: TravelWish[] = []
  for (const at of tokens.keys()) {
    const time = timeAt(tokens, at)
    const place = time && (placeBeside(tokens, time, findPlace) ?? placeOfWork(tokens, findPlace))
    if (!time || !place) continue
    const places = [place, ...placesJoined(tokens, { time, place }, findPlace)]
    takeAll(tokens, time, places)
    for (const { placeId } of places) wishes.push({ placeId, minutes: time.minutes })
  }
  wishes.push(...readWorkplaces(tokens, findPlace, wishes.length))
  const once = wishes.filter(
    ({ placeId }, at) => wishes.findIndex((other) => other.placeId === placeId) === at,
  )
  return once.slice(0, travelLimits.named)
}

/** Few homes are near two offices at once. */
const MINUTES_TO_SEVERAL = 60

/** Places to travel to without a time, besides `timed` ones. */
function readWorkplaces(tokens: Token[], findPlace: FindPlace, timed: number): TravelWish[] {
  const places: Place[] = []
  for (const at of tokens.keys()) {
    const place = workplaceAt(tokens, at, { findPlace, isSecond: timed + places.length > 0 })
    if (!place) continue
    takeAround(tokens, place)
    places.push(place)
  }
  const isOne = timed + places.length === 1
  const minutes = isOne ? travelLimits.usualMinutes : MINUTES_TO_SEVERAL
  return places.map(({ placeId }) => ({ placeId, minutes }))
}

type Work = { findPlace: FindPlace; isSecond: boolean }

/** `my office in noida 62`, `my wife works in saket`: where somebody must go, though no time is said. */
function workplaceAt(tokens: Token[], at: number, { findPlace, isSecond }: Work) {
  const [who, what] = [wordAt(tokens, at), wordAt(tokens, at + 1)]
  const isSaid =
    (personal.has(who) && workplaces.has(what)) || (workers.has(who) && working.has(what))
  // `mera office cyber city, biwi ka saket`: the second time the office goes without saying.
  const isTheirs = possessive.has(who) || (personal.has(who) && /^(ka|ki|ke)$/.test(what))
  const isAlike = isSecond && isTheirs
  if (!isSaid && !isAlike) return undefined
  const place = placeBehind(tokens, { first: at, last: isSaid ? at + 1 : at }, findPlace)
  return place && { ...place, first: at }
}

/** Of a time and its places that stand apart, what stands between them belongs to neither. */
function takeAll(tokens: Token[], time: Span, places: Place[]) {
  const all = [time, ...places]
  const [first, last] = [
    Math.min(...all.map((span) => span.first)),
    Math.max(...all.map((span) => span.last)),
  ]
  const isInOne = areBeside(tokens, time, places[0] ?? time)
  for (const span of isInOne ? [{ first, last }] : all) takeAround(tokens, span)
}

function areBeside(tokens: Token[], one: Span, other: Span) {
  const first = Math.min(one.last, other.last) + 1
  const inside = tokens.slice(first, Math.max(one.first, other.first))
  return inside.every(({ word }) => between.has(word) || before.has(word) || vehicles.has(word))
}

function takeAround(tokens: Token[], { first, last }: Span) {
  let [start, end] = [first, last]
  while (isAround(tokens, start - 1) || workplaces.has(wordAt(tokens, start - 1))) start--
  while (personal.has(wordAt(tokens, start - 1)) || isAround(tokens, start - 1)) start--
  while (isAround(tokens, end + 1)) end++
  use(tokens.slice(start, end + 1))
}

/** `near metro` is a wish of its own. */
function isAround(tokens: Token[], at: number) {
  const word = wordAt(tokens, at)
  const isNearMetro = word === 'metro' && /^(near|nearby|close)$/.test(wordAt(tokens, at - 1))
  return isVehicle(tokens, at) || (around.has(word) && !isThousands(tokens, at) && !isNearMetro)
}
