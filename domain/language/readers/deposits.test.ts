import { expect, test } from 'vitest'
import { readDeposit } from '#domain/language/readers/deposits.ts'
import { leftOver, readTokens } from '#domain/language/words/tokens.ts'

test.each([
  ['deposit 50k', { rupees: 50_000 }, ''],
  ['25k rent, deposit 50,000', { rupees: 50_000 }, '25k rent'],
  ['50k deposit 25k rent', { rupees: 50_000 }, '25k rent'],
  ['1 lakh security', { rupees: 1_00_000 }, ''],
  ['security deposit of 2 months', { months: 2 }, ''],
  ['do mahine ka advance', { months: 2 }, ''],
  ['no deposit', { rupees: 0 }, ''],
  ['24 hours security', undefined, '24 hours security'],
])('reads the deposit of “%s”', (text, deposit, rest) => {
  const tokens = readTokens(text)

  expect(readDeposit(tokens)).toEqual(deposit)
  expect(leftOver(text, tokens)).toBe(rest)
})
