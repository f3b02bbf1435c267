import { type MetroFilter, metroFilters } from '#contract/options.ts'
import type { Reach } from '#domain/language/readers/reach.ts'
import { type Token, use } from '#domain/language/words/tokens.ts'

const metroWords = new Set(['metro', 'station', 'stations', 'stn'])

/**
 * A distance from any metro station: `1 km ke andar metro`, `walking distance metro`. Longer ones
 * than can be filtered by stay wishes.
 */
export function readMetro(tokens: Token[], reach: Reach | undefined): MetroFilter | undefined {
  const metres = metroFilters.values.find((each) => reach && Number(each) >= reach.km * 1_000)
  if (!reach || !metres) return undefined
  for (const [from, step] of [
    [reach.last, 1],
    [reach.first, -1],
  ] as const) {
    const named = metroBeside(tokens, from, step)
    if (!named) continue
    use([...tokens.slice(reach.first, reach.last + 1), ...named])
    return metres
  }
  return undefined
}

/** The words for a station next to the distance, where they belong to no name. */
function metroBeside(tokens: Token[], from: number, step: 1 | -1): Token[] | undefined {
  const words: Token[] = []
  for (let at = from + step; tokens[at]?.use === 'filler' || isMetro(tokens[at]); at += step) {
    if (isMetro(tokens[at])) words.push(tokens[at]!)
  }
  return words.some(({ word }) => word === 'metro') ? words : undefined
}

function isMetro(token: Token | undefined) {
  return token?.use === 'wish' && metroWords.has(token.word)
}
