import { expect, test } from 'vitest'
import { amountInWords } from '#contract/format/amount-in-words.ts'

test.each([
  [0, 'Zero rupees'],
  [1, 'One rupee'],
  [18_500, 'Eighteen thousand five hundred rupees'],
  [42_011, 'Forty two thousand eleven rupees'],
  [1_00_000, 'One lakh rupees'],
  [85_00_090, 'Eighty five lakh ninety rupees'],
  [1_25_00_000, 'One crore twenty five lakh rupees'],
  [1_00_000_00_00_000, 'One lakh crore rupees'],
])('%d is %s', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words)
})

test.each([null, undefined, -1, 1.5, Number.NaN])('%s has no words', (rupees) => {
  expect(amountInWords(rupees)).toBe('')
})
