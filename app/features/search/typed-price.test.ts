import { expect, test } from 'vitest'
import { readTypedPrice } from '#app/features/search/typed-price.ts'
import * as texts from '#contract/texts.ts'

test.each([
  ['25k', 25_000],
  ['₹ 18,500', 18_500],
  ['85 lakh', 85_00_000],
  ['1.2 cr', 1_20_00_000],
  ['1 cr 25 lakh', 1_25_00_000],
  ['22750', 22_750],
])('%s is read as %i rupees', (text, amount) => {
  expect(readTypedPrice('priceMin', text, {})).toEqual({ prices: { priceMin: amount } })
})

test.each(['', '  ', '0', '₹ 0'])('%j means no limit', (text) => {
  const given = { priceMin: 5_000, priceMax: 20_000 }
  expect(readTypedPrice('priceMax', text, given)).toEqual({ prices: { priceMin: 5_000 } })
})

test.each(['cheap', '-', '25'])('%s is not used, and what to type is said', (text) => {
  const error = texts.search.priceUnread
  expect(readTypedPrice('priceMin', text, { priceMax: 20_000 })).toEqual({ error })
})

test('an end beyond the other clears that', () => {
  const given = { priceMin: 10_000, priceMax: 20_000 }
  expect(readTypedPrice('priceMin', '30k', given).prices).toEqual({ priceMin: 30_000 })
  expect(readTypedPrice('priceMax', '5k', given).prices).toEqual({ priceMax: 5_000 })
  expect(readTypedPrice('priceMax', '10k', given).prices).toEqual({
    priceMin: 10_000,
    priceMax: 10_000,
  })
})
