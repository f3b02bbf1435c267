import { expect, test } from 'vitest'
import { cutPhone, formatPhone, isMobile, isPhonePrefix, maskPhone } from '#contract/phones.ts'

test.each(['9810012345', '6000000000'])('%s is a mobile number', (phone) => {
  expect(isMobile(phone)).toBe(true)
})

test.each([
  '',
  '981001234',
  '98100123456',
  '5810012345',
  '+919810012345',
  '98100 12345',
  '९८१००१२३४५',
  '9810012345\n',
])('%j is none', (phone) => {
  expect(isMobile(phone)).toBe(false)
})

test.each([
  ['98100 12345', '9810012345'],
  ['+91 98100-12345', '9810012345'],
  ['919810012345', '9810012345'],
  ['09810012345', '9810012345'],
  ['98100123456789', '9810012345'],
  ['98abc', '98'],
  ['+919', '9'],
  ['+91 98765', '98765'],
  ['', ''],
])('%s is cut to %s', (typed, phone) => {
  expect(cutPhone(typed)).toBe(phone)
})

test('is shown with the country in front', () => {
  expect(formatPhone('9810012345')).toBe('+91 98100 12345')
  expect(formatPhone('12')).toBe('12')
  expect(formatPhone(null)).toBe('')
})

test('is hidden in logs', () => {
  expect(maskPhone('9810012345')).toBe('98•••••345')
  expect(maskPhone('12345')).toBe('•••••')
})

test.each(['+', '+9', '+91', '+91 '])(
  '%j is the beginning of a number with its country',
  (typed) => {
    expect(isPhonePrefix(typed)).toBe(true)
  },
)

test.each(['', '9', '91', '+919', '+92'])('%j is not', (typed) => {
  expect(isPhonePrefix(typed)).toBe(false)
})
