import { meaningOf } from '#domain/language/phrases/meaning-of.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'

/** How far from a place somebody wants to live, and the tokens that say so. */
export type Reach = { km: number; first: number; last: number }

/** Farther away nobody speaks of the distance from one place. */
const FARTHEST_KM = 10
const WALK_KM = 1
const WALKED_KM_PER_MINUTE = 1 / 12

/**
 * Finds `within 1 km`, `500 m from`, `2 km ke andar`, `walking distance`. A wish at first, so that no
 * price is made of its number; `reachOfPlace` tells whether it is the distance from a named place.
 */
export function findReach(tokens: Token[]): Reach | undefined {
  for (const at of tokens.keys()) {
    const reach = measuredAt(tokens, at) ?? walkAt(tokens, at)
    if (!reach || reach.km < 0.05 || reach.km > FARTHEST_KM) continue
    use(tokens.slice(reach.first, reach.last + 1), 'wish')
    return reach
  }
  return undefined
}

/** The kilometres, where a name stands beside them: of `1 km ke andar metro` any station is meant. */
export function reachOfPlace(tokens: Token[], reach: Reach | undefined): number | undefined {
  if (!reach) return undefined
  const beside = [besideOf(tokens, reach.first, -1), besideOf(tokens, reach.last, 1)]
  const isOfName = beside.some((token) => token && !token.use)
  if (!isOfName || beside.some((token) => token?.use === 'wish')) return undefined
  use(tokens.slice(reach.first, reach.last + 1))
  return reach.km
}

function besideOf(tokens: Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from + step
  // `sector 62 noida 5 km`: the city stands between.
  while (isBetween(tokens[at])) at += step
  return tokens[at]
}

function isBetween(token: Token | undefined) {
  const isCity = token?.use === 'meaning' && meaningOf([token.word])?.city !== undefined
  return isCity || token?.use === 'filler'
}

function measuredAt(tokens: Token[], at: number): Reach | undefined {
  const glued = /^(\d+(?:\.\d+)?)(km|kms|m|mtr|meter|metre)$/.exec(free(tokens[at]))
  const number = glued ? { value: Number(glued[1]), last: at } : numberAt(tokens, at)
  if (!number) return undefined
  const unit = glued?.[2] ?? free(tokens[number.last + 1])
  const end = glued ? at : number.last + 1
  if (!kilometres.test(unit) && !metres.test(unit)) return undefined
  const before = before3(tokens, at)
  const behind = [1, 2, 3].map((step) => free(tokens[end + step])).join(' ')
  const start = /\b(within|under|upto|up to|less than|in|max|around|about)$/.exec(before)?.[0]
  const rest =
    /^((ke|k|se) (andar|ander|under|bhitar|kam|radius|dayre)|ki (doori|duri)|radius|andar|door|dur|away|tak|distance|walk|from)( (me|mein|par|pe))?\b/.exec(
      behind,
    )?.[0]
  const isMetres = metres.test(unit)
  // `plot 250 meter` is no distance, `metro se 500 meter` is one.
  const isFromSomewhere = /\bse$/.test(before) || /^(se|of)\b/.test(behind)
  if (isMetres && !start && !rest && !isFromSomewhere) return undefined
  return {
    km: isMetres ? number.value / 1000 : number.value,
    first: at - countWords(start),
    last: end + countWords(rest),
  }
}

const kilometres = /^(km|kms|kilometers?|kilometres?|kilomitar)$/
const metres = /^(m|mtrs?|meters?|metres?)$/

/** `walking distance`, `walkable`, `paidal`, `10 min walk`. */
function walkAt(tokens: Token[], at: number): Reach | undefined {
  const [word = '', next = ''] = [0, 1].map((step) => free(tokens[at + step]))
  if (/^(walking|walkable|paidal)$/.test(word)) {
    return { km: WALK_KM, first: at, last: /^(distance|doori|duri)$/.test(next) ? at + 1 : at }
  }
  const number = numberAt(tokens, at)
  const [unit = '', verb = ''] = [1, 2].map((step) => free(tokens[(number?.last ?? at) + step]))
  if (!number || !/^(mins?|minutes?)$/.test(unit)) return undefined
  const hasKa = /^(ka|ki)$/.test(verb)
  const walk = free(tokens[number.last + (hasKa ? 3 : 2)])
  if (!/^(walk|walking|paidal)$/.test(walk)) return undefined
  const km = Math.round(number.value * WALKED_KM_PER_MINUTE * 10) / 10
  return { km, first: at, last: number.last + (hasKa ? 3 : 2) }
}

function before3(tokens: Token[], at: number) {
  return [3, 2, 1].map((step) => free(tokens[at - step])).join(' ')
}

function countWords(words: string | undefined) {
  return words ? words.split(' ').length : 0
}
