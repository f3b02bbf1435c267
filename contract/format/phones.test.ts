import { expect, test } from 'vitest'
import { formatPhone, isMobile, maskPhone } from '#contract/format/phones.ts'

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

test('is shown with the country in front', () => {
  expect(formatPhone('9810012345')).toBe('+91 98100 12345')
  expect(formatPhone('12')).toBe('12')
  expect(formatPhone(null)).toBe('')
})

test('is hidden in logs', () => {
  expect(maskPhone('9810012345')).toBe('98•••••345')
  expect(maskPhone('12345')).toBe('•••••')
})
