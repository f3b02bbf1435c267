import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupIndian } from '#contract/format/money.ts'
import { typedAmount } from '#contract/format/typed-amount.ts'

test.each([
  ['4500000', '4500000'],
  ['₹ 45,00,000/-', '4500000'],
  ['Rs. 45,00,000', '4500000'],
  ['४५,००,०००', '4500000'],
  ['4500000.50', '4500000'],
  ['18,500.00', '18500'],
  ['18500.', '18500'],
  ['1.25.000', '125000'],
  ['45 lakh', '4500000'],
  ['45L', '4500000'],
  ['45.5 Lac', '4550000'],
  ['Rs. 45 lakhs negotiable', '4500000'],
  ['45 लाख', '4500000'],
  ['0.45 cr', '4500000'],
  ['1.1 crore', '11000000'],
  ['1 cr 25 lakh', '12500000'],
  ['45 lakh, deposit 1 lakh', '4500000'],
  ['18.5k per month', '18500'],
  ['25 hazar', '25000'],
  ['45 la', '45'],
  ['0018', '0018'],
  ['', ''],
  ['₹', ''],
  ['lakh', ''],
])('%s is %s rupees', (text, digits) => {
  expect(typedAmount(text, 14)).toBe(digits)
})

test('never has more digits than are allowed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 .,]{0,30}(cr|lakh|k)?$/), (text) => {
      expect(typedAmount(text, 14)).toMatch(/^\d{0,14}$/)
    }),
  )
})

test('an amount that is shown at rest can be typed back', () => {
  const rupees = fc.integer({ min: 0, max: 99_999_999_999_999 })
  fc.assert(fc.property(rupees, (n) => typedAmount(groupIndian(n), 14) === String(n)))
})
