import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatPrice,
  formatPricePerSqFt,
  formatRupees,
  groupIndian,
  parseAmount,
  pricePerSqFt,
  priceSteps,
  rentSteps,
  shortPrice,
} from '#contract/format/money.ts'

const lakh = 1_00_000
const crore = 1_00_00_000
const rupees = fc.integer({ min: 0, max: 99_999_999_999_999 })

describe('grouping', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [99_999, '99,999'],
    [1_00_000, '1,00,000'],
    [1_25_00_000, '1,25,00,000'],
    [99_999_999_999_999, '9,99,99,99,99,99,999'],
    [-1_50_000, '-1,50,000'],
    [18_500.4, '18,500'],
    [Number.NaN, ''],
  ])('%d is written %s', (n, text) => {
    expect(groupIndian(n)).toBe(text)
  })

  test('writes what the Indian locale writes', () => {
    fc.assert(fc.property(fc.integer(), (n) => groupIndian(n) === n.toLocaleString('en-IN')))
  })

  test('can be typed back', () => {
    fc.assert(fc.property(rupees, (n) => parseAmount(formatRupees(n)) === n))
  })
})

describe('prices', () => {
  test.each([
    [0, '₹ 0'],
    [18_500, '₹ 18,500'],
    [99_999, '₹ 99,999'],
    [lakh, '₹ 1 Lakh'],
    [1_10_000, '₹ 1.1 Lakh'],
    [1_25_499, '₹ 1.25 Lakh'],
    [85 * lakh, '₹ 85 Lakh'],
    [99_99_499, '₹ 99.99 Lakh'],
    [99_99_999, '₹ 1 Cr'],
    [crore, '₹ 1 Cr'],
    [1_25_00_000, '₹ 1.25 Cr'],
    [1_90_00_000, '₹ 1.9 Cr'],
    [9_99_99_999, '₹ 10 Cr'],
    [12_345 * crore, '₹ 12,345 Cr'],
  ])('%d is said as %s', (n, text) => {
    expect(formatPrice(n)).toBe(text)
  })

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1])('%s is blank', (n) => {
    expect(formatPrice(n)).toBe('')
    expect(shortPrice(n)).toBe('')
    expect(formatRupees(n)).toBe('')
  })

  test('are never more than half a percent off, and never reach a hundred Lakh', () => {
    fc.assert(
      fc.property(rupees, (n) => {
        const text = formatPrice(n)
        const unit = text.endsWith('Cr') ? crore : text.endsWith('Lakh') ? lakh : 1
        const said = Number(text.replace(/[^\d.]/g, '')) * unit
        expect(Math.abs(said - n)).toBeLessThanOrEqual(n / 200)
        if (unit === lakh) expect(said).toBeLessThan(crore)
      }),
    )
  })

  test.each([
    [750, '₹ 750'],
    [18_500, '₹ 18.5k'],
    [99_949, '₹ 99.9k'],
    [99_950, '₹ 1 L'],
    [85 * lakh, '₹ 85 L'],
    [98_75_000, '₹ 98.8 L'],
    [99_96_000, '₹ 1 Cr'],
    [1_25_00_000, '₹ 1.25 Cr'],
  ])('%d fits on a pin as %s', (n, text) => {
    expect(shortPrice(n)).toBe(text)
  })

  test('are divided by the area', () => {
    expect(pricePerSqFt(1_25_00_000, 1_800)).toBe(6_944)
    expect(formatPricePerSqFt(1_25_00_000, 1_800)).toBe('₹ 6,944 / sq ft')
    expect(pricePerSqFt(1_25_00_000, 0)).toBeUndefined()
    expect(formatPricePerSqFt(null, 1_800)).toBe('')
    expect(formatPricePerSqFt(1_25_00_000, null)).toBe('')
  })
})

describe('typed amounts', () => {
  test.each([
    ['85,00,000', 85_00_000],
    ['₹ 18 500', 18_500],
    [' 0 ', 0],
    ['0018', 18],
  ])('%s is understood', (text, n) => {
    expect(parseAmount(text)).toBe(n)
  })

  test.each(['', '₹', '1.5', '-5', '1e5', '85 lakh', 'abc', '9'.repeat(16), '9'.repeat(400)])(
    '%s is not',
    (text) => {
      expect(parseAmount(text)).toBeUndefined()
    },
  )
})

describe('slider steps', () => {
  test('for buying go from 0 to 10 Cr', () => {
    expect(priceSteps.map((step) => formatPrice(step).slice(2))).toEqual(
      (
        '0,5 Lakh,10 Lakh,15 Lakh,20 Lakh,25 Lakh,30 Lakh,35 Lakh,40 Lakh,45 Lakh,50 Lakh,' +
        '60 Lakh,70 Lakh,80 Lakh,90 Lakh,1 Cr,1.2 Cr,1.4 Cr,1.6 Cr,1.8 Cr,' +
        '2 Cr,3 Cr,4 Cr,5 Cr,6 Cr,7 Cr,8 Cr,9 Cr,10 Cr'
      ).split(','),
    )
  })

  test('for renting go from 0 over 5,000 to 5 Lakh and always rise', () => {
    expect(rentSteps.slice(0, 3)).toEqual([0, 5_000, 10_000])
    expect(rentSteps.at(-1)).toBe(5 * lakh)
    expect([...rentSteps].sort((a, b) => a - b)).toEqual([...new Set(rentSteps)])
  })
})
