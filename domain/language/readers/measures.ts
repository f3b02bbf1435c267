import { numberAt } from '#domain/language/words/numbers.ts'
import { dayWords, monthWords, weekWords, yearWords } from '#domain/language/words/time-words.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** Removes phone numbers, which are not even a wish. */
export function dropPhones(tokens: Token[]) {
  // Two rents in a row are round, `60000 70000`; the halves of a number are not, `98765 43210`.
  for (const at of tokens.keys()) {
    const isWhole = /^[6-9]\d{9}$/.test(free(tokens[at]))
    const isHalf = /^[6-9]\d{4}$/.test(free(tokens[at]))
    const rest = at + (free(tokens[at + 1]) === '-' ? 2 : 1)
    if (!isWhole && !(isHalf && /^\d{3}([1-9]\d|\d[1-9])$/.test(free(tokens[rest])))) continue
    const hasCountry = free(tokens[at - 1]) === '91'
    use(tokens.slice(hasCountry ? at - 1 : at, isWhole ? at + 1 : rest + 1), 'filler')
  }
}

/** Takes measures for wishes that nobody can filter by: `10x10`, `2 bigha`, `500 meter`. */
export function readMeasures(tokens: Token[]) {
  for (const at of tokens.keys()) {
    const [word = '', next = ''] = [0, 1].map((step) => free(tokens[at + step]))
    if (/^\d+x$/.test(word) && /^\d+$/.test(next)) {
      use([tokens[at], tokens[at + 1]], word + next === '24x7' ? 'filler' : 'wish')
    }
    if (word === '+') nameServantRoom(tokens, at)
    const number = numberAt(tokens, at)
    if (number && measures.has(free(tokens[number.last + 1]))) {
      use(tokens.slice(at, number.last + 2), 'wish')
    }
  }
}

/** The one servant's room of `3bhk+1s`, `3bhk + sq` and `4bhk+1 servant`. */
function nameServantRoom(tokens: Token[], plus: number) {
  const isCounted = /^[1-3]$/.test(free(tokens[plus + 1]))
  const room = tokens[plus + (isCounted ? 2 : 1)]
  if (!room || !/^[1-3]?(s|sq|sr|servants?)$/.test(free(room))) return
  use(tokens.slice(plus, plus + (isCounted ? 2 : 1)), 'filler')
  room.word = 'servant'
}

/** Reads the number of a house's floors, so that it is not taken for the floor of a flat. */
export function readStoreys(tokens: Token[]) {
  for (const at of tokens.keys()) {
    const number = numberAt(tokens, at)
    if (number && isStoreys(tokens, at, number.last + 1)) {
      use(tokens.slice(at, number.last + 2), 'wish')
    }
  }
}

/** Words that, behind a number, count the floors of a house. */
export const storeyWords = wordSet('floors storey story storeys storied stories manzila manjila')

/** How many floors a house has: `3 floors`, `2 floor ka makan`. */
function isStoreys(tokens: Token[], first: number, at: number) {
  const word = free(tokens[at])
  if (storeyWords.has(word)) return true
  if (word !== 'floor' || /^(ek|one|single)$/.test(free(tokens[first]))) return false
  if (!/^\d/.test(free(tokens[first]))) return true
  const next = free(tokens[at + (/^(ka|ki|wala|wali)$/.test(free(tokens[at + 1])) ? 2 : 1)])
  return /^(makan|makaan|house|kothi|building|villa|ghar|bungalow)$/.test(next)
}

/** A bigha differs from one district to the next by more than half. */
const measures =
  wordSet(`bigha beegha biswa meter metre meters metres mtr mtrs feet ft foot fit km kms kilometer kilometre
  seat seats seater cabin cabins workstation workstations desk desks chair chairs`)

/** Takes counts that no phrase has taken for wishes: `2 log`, `10 min`, the 2 of `2 car parking`. */
export function readCounts(tokens: Token[]) {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (!/^\d{1,3}$/.test(free(token)) || !next) continue
    const isFew = Number(token.word) < 10
    if (isFew && countedInFew.has(next.word)) use([token], 'filler')
    else if (counted.has(next.word)) use(next.use === 'meaning' ? [token] : [token, next], 'wish')
  }
}

const counted = new Set([
  ...wordSet(`car cars bike bikes wheeler gadi gaadi person persons people log logo logon member members
  min mins minute minutes hour hours hr hrs ghante tarikh`),
  ...dayWords,
  ...weekWords,
  ...monthWords,
  ...yearWords,
])

/** `noida 2 girls` are two of them, `noida 62 girls pg` is in a sector. */
const countedInFew =
  wordSet(`family families girl girls boy boys ladke ladka ladki ladkiyon ladkiya student students bachelor
  bachelors couple friend friends`)
