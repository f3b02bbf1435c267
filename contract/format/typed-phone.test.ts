import { expect, test } from 'vitest'
import { cutPhone, isPhonePrefix } from '#contract/format/typed-phone.ts'

test.each([
  ['98100 12345', '9810012345'],
  ['+91 98100-12345', '9810012345'],
  ['919810012345', '9810012345'],
  ['09810012345', '9810012345'],
  ['98100123456789', '9810012345'],
  ['98abc', '98'],
  ['९८१०० १२३४५', '9810012345'],
  ['+९१ ९८१००-१२३४५', '9810012345'],
  ['+919', '9'],
  ['+91 98765', '98765'],
  ['', ''],
])('%s is cut to %s', (typed, phone) => {
  expect(cutPhone(typed)).toBe(phone)
})

test.each(['+', '+9', '+91', '+91 ', '+९१'])(
  '%j is the beginning of a number with its country',
  (typed) => {
    expect(isPhonePrefix(typed)).toBe(true)
  },
)

test.each(['', '9', '91', '+919', '+92'])('%j is not', (typed) => {
  expect(isPhonePrefix(typed)).toBe(false)
})
