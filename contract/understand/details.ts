import { rangeWords } from '#contract/understand/amounts.ts'
import { numberAt } from '#contract/understand/numbers.ts'
import { free, type Token, use } from '#contract/understand/tokens.ts'

/** Sets sizes and counts aside that cannot be searched by: `100 gaj`, `3rd floor`, `2 bath`. */
export function dropDetails(tokens: Token[]) {
  for (const at of tokens.keys()) {
    const number = numberAt(tokens, at)
    const last = number && unitEnd(tokens, number.last + 1)
    if (last === undefined) continue
    const before = rangeWords.has(free(tokens[at - 1])) ? numberAt(tokens, at - 2) : undefined
    use(tokens.slice(before ? at - 2 : at, last + 1), 'filler')
  }
}

const units = new Set(
  `sqft sft sqyd sqyard sqm sqmt sqmtr gaj gaz gajj yard yards yd yds acre acres ekad bigha beegha
  biswa kanal marla killa hectare meter metre mtr feet ft
  floor floors storey story manzil manjil manzila manjila bath baths bathroom bathrooms washroom
  washrooms toilet toilets balcony balconies`.split(/\s+/),
)

/** The last token of the unit behind a number. */
function unitEnd(tokens: Token[], at: number) {
  const [word = '', second = ''] = [0, 1].map((step) => free(tokens[at + step]))
  if (/^(st|nd|rd|th)$/.test(word) && /^(floor|manzil|manjil)$/.test(second)) return at + 1
  if (/^(sq|square)$/.test(word)) {
    return /^(f(ee)?t|foot|y(ar)?ds?|m|mt|mtr|met(er|re)s?|gaj)$/.test(second) ? at + 1 : at
  }
  return units.has(word) ? at : undefined
}
