import { free, type Token } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

type Kind = 'upper' | 'lower' | 'around'
/** What is meant, and the first and the last token that say it. */
export type Bound = Span & { kind?: Kind }

type Span = { first: number; last: number }

/** Whether a number is a minimum, a maximum or approximate, with the words that say so. */
export function boundOf(tokens: Token[], { first, last }: Span): Bound {
  const words = [1, 2, 3].map((step) => free(tokens[last + step])).join(' ')
  const after = firstMatch(behind, words)
  const end = last + (after?.count ?? 0)

  let at = first - 1
  while (betweenWords.has(free(tokens[at]))) at--
  const earlier = [2, 1, 0].map((step) => free(tokens[at - step])).join(' ')
  const prior = firstMatch(before, earlier)
  if (prior) return { kind: prior.kind, first: at + 1 - prior.count, last: end }
  return { ...(after && { kind: after.kind }), first, last: end }
}

function firstMatch(patterns: [Kind, RegExp][], words: string) {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(words)?.[0]
    if (found) return { kind, count: found.trim().split(' ').length }
  }
  return undefined
}

/** Which bound the words before or behind a number make of it; the most specific words first. */
const before: [Kind, RegExp][] = [
  ['lower', /\b(kam se kam|at ?least|more th[ae]n|not less than)$/],
  ['upper', /\b(z?j?yada se z?j?yada|not (more than|above|over)|less th[ae]n|up to)$/],
  ['lower', /\b(above|over|min|minimum|from|starting|starts?|abv)$|>$/],
  ['around', /\b(around|about|approx|approximately|lagbhag|kareeb|karib|nearly)$/],
  [
    'upper',
    /\b(under|below|belo|upto|max|maximum|within|budget|tak|undr|undar|bellow|andar|till)$|<$/,
  ],
]
const behind: [Kind, RegExp][] = [
  ['lower', /^(se|ke|say|k|and|or|aur|ya) (z?j?yada|jada|upar|uper|ooper|adhik|above|more|plus)\b/],
  ['lower', /^(plus|\+|onwards|above|upar)(?= |$)/],
  ['upper', /^(se|ke|say|k) (kam|niche|neeche|nichey|andar|ander|andr|under|bhitar)( (me|tak))?\b/],
  ['upper', /^(or|and) (less|below|under)\b/],
  ['around', /^ke (aas paas|aaspaas|aspaas|kareeb|karib|lagbhag)\b/],
  [
    'upper',
    /^(ka budget|budget|tak|tk|takk|max|maximum|only|andar|ander|under(?! construction))\b/,
  ],
]
/** Words that may stand between a bound and its number. */
const betweenWords = wordSet('of is price rent ka hai at range rs')
