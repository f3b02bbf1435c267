import { amountAt } from '#domain/language/readers/amounts.ts'
import { numberAt } from '#domain/language/words/numbers.ts'
import { isMisspelt } from '#domain/language/words/spelling.ts'
import { monthWords } from '#domain/language/words/time-words.ts'
import { free, type Token, use } from '#domain/language/words/tokens.ts'

/** A deposit in rupees, or in months of rent. */
export type UnderstoodDeposit = { rupees: number } | { months: number }

/**
 * Reads `deposit 50k`, `1 lakh security`, `2 month advance`, `no deposit`. Where `as` says so, its
 * words count as a wish: nobody can filter by it.
 */
export function readDeposit(
  tokens: Token[],
  as: Token['use'] = 'meaning',
): UnderstoodDeposit | undefined {
  for (const at of tokens.keys()) {
    const last = depositEnd(tokens, at)
    if (last === undefined) continue
    const said = behind(tokens, last) ?? before(tokens, at)
    // `security` without a sum is a guard.
    if (!said && free(tokens[at]) === 'security' && last === at) continue
    use(tokens.slice(Math.min(at, said?.first ?? at), Math.max(last, said?.last ?? at) + 1), as)
    if (said) return said.deposit
  }
  return undefined
}

/** The last token of a word for it. */
function depositEnd(tokens: Token[], at: number) {
  const [word, second] = [free(tokens[at]), free(tokens[at + 1])]
  if (word === 'security') return isDeposit(second) || /^(money|amount)$/.test(second) ? at + 1 : at
  if (isDeposit(word) || /^(advance|pagdi|pugree)$/.test(word))
    return second === 'money' ? at + 1 : at
  return undefined
}

function isDeposit(word: string) {
  return word === 'deposit' || isMisspelt(word, 'deposit')
}

type SaidDeposit = { deposit: UnderstoodDeposit; first: number; last: number }

function before(tokens: Token[], at: number): SaidDeposit | undefined {
  if (/^(no|zero|without|bina|nil)$/.test(free(tokens[at - 1]))) {
    return { deposit: { rupees: 0 }, first: at - 1, last: at }
  }
  for (let first = Math.max(0, at - 5); first < at; first++) {
    const said = sumAt(tokens, first)
    const last =
      said && /^(ka|ki|of)$/.test(free(tokens[said.last + 1])) ? said.last + 1 : said?.last
    if (said && last === at - 1) return { deposit: said.deposit, first, last: at }
  }
  return undefined
}

function behind(tokens: Token[], at: number): SaidDeposit | undefined {
  const first = /^(of|is|hai|[-–])$/.test(free(tokens[at + 1])) ? at + 2 : at + 1
  const said = sumAt(tokens, first)
  // `50k deposit 25k rent`: the second sum has a word of its own.
  const isRent =
    said &&
    /^(rent|kiraya|kiraye)$/.test(free(tokens[said.last + 1])) &&
    !sumAt(tokens, said.last + 2)
  return said && !isRent ? { deposit: said.deposit, first: at, last: said.last } : undefined
}

function sumAt(tokens: Token[], at: number) {
  const number = numberAt(tokens, at)
  // `11 month agreement` is no deposit.
  const isMonths =
    number &&
    monthWords.has(free(tokens[number.last + 1])) &&
    !/^(agreement|agrement|contract|lease|lock|notice)$/.test(free(tokens[number.last + 2]))
  if (isMonths) return { deposit: { months: number.value }, last: number.last + 1 }
  const amount = amountAt(tokens, at)
  return amount?.isSure ? { deposit: { rupees: amount.rupees }, last: amount.last } : undefined
}
