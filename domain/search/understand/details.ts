import { rangeWords } from '#domain/search/understand/amounts.ts'
import { numberAt } from '#domain/search/understand/numbers.ts'
import { free, type Token, use } from '#domain/search/understand/tokens.ts'

/** Sets aside what cannot be searched by: `100 gaj`, `3rd floor`, `2 bath`, phone numbers. */
export function dropDetails(tokens: Token[]) {
  dropPhones(tokens)
  dropGlued(tokens)
  for (const at of tokens.keys()) {
    const number = numberAt(tokens, at)
    const last = number && unitEnd(tokens, number.last + 1)
    if (last === undefined) continue
    const before = rangeWords.has(free(tokens[at - 1])) ? numberAt(tokens, at - 2) : undefined
    use(tokens.slice(before ? at - 2 : at, last + 1), 'filler')
  }
}

/** Sets counts aside that no phrase has taken: `2 log`, `25 seater`, the 2 of `2 car parking`. */
export function dropCounts(tokens: Token[]) {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (!/^\d{1,3}$/.test(free(token)) || !next) continue
    const isFew = Number(token.word) < 10
    if (counted.has(next.word) || (isFew && countedInFew.has(next.word))) {
      use([token, ...(next.use ? [] : [next])], 'filler')
    }
  }
}

const counted = new Set(
  `car cars bike bikes wheeler gadi gaadi person persons people log logo logon member members seat
  seats seater km kms min mins minute minutes din day days month months mahine mahina saal sal year
  years yr yrs hour hours hr hrs ghante tarikh week weeks`.split(/\s+/),
)

/** `noida 2 girls` are two of them, `noida 62 girls pg` is in a sector. */
const countedInFew = new Set(
  `family families girl girls boy boys ladke ladka ladki ladkiyon ladkiya student students bachelor
  bachelors couple friend friends`.split(/\s+/),
)

/** `9876543210` and `+91 98765 43210`; two rents in a row are round, `60000 70000`. */
function dropPhones(tokens: Token[]) {
  for (const [at, token] of tokens.entries()) {
    const isWhole = /^[6-9]\d{9}$/.test(token.word)
    const isHalf = /^[6-9]\d{4}$/.test(token.word)
    const rest = at + (tokens[at + 1]?.word === '-' ? 2 : 1)
    if (!isWhole && !(isHalf && /^\d{3}([1-9]\d|\d[1-9])$/.test(tokens[rest]?.word ?? ''))) continue
    const hasCountry = tokens[at - 1]?.word === '91'
    use(tokens.slice(hasCountry ? at - 1 : at, isWhole ? at + 1 : rest + 1), 'filler')
  }
}

/** `10x10`, `24x7`, and the one servant's room of `3bhk+1s`. */
function dropGlued(tokens: Token[]) {
  for (const [at, { word }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (/^\d+x$/.test(word) && /^\d+$/.test(next?.word ?? '')) use([tokens[at], next], 'filler')
    if (/^\d[st]$/.test(word) && before?.word === '+') use([before, tokens[at]], 'filler')
  }
}

const units = new Set(
  `sqft sft sqyd sqyard sqm sqmt sqmtr gaj gaz gajj yard yards yd yds acre acres ekad bigha beegha
  biswa kanal marla killa kille hectare meter metre mtr feet ft
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
