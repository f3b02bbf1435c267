import { expect, test } from 'vitest'
import { maskDate } from '#app/ui/date-mask.ts'

test.each([
  ['0', '0'],
  ['01', '01'],
  ['011', '01/1'],
  ['0112', '01/12'],
  ['01122', '01/12/2'],
  ['01122026', '01/12/2026'],
  ['011220269', '01/12/2026'],
  ['०१/१२/२०२६', '01/12/2026'],
])('puts slashes between the digits of %s', (typed, shown) => {
  expect(maskDate(typed)).toBe(shown)
})

test.each([
  ['1/', '01/'],
  ['01/', '01/'],
  ['1/2', '01/2'],
  ['01/2/', '01/02/'],
  ['1/2/2026', '01/02/2026'],
])('fills up what was closed by a slash in %s', (typed, shown) => {
  expect(maskDate(typed)).toBe(shown)
})

test.each(['2026-12-01', '1.12.2026', '1-12-2026', ' 01 12 2026'])('reads a pasted %s', (text) => {
  expect(maskDate(text.trim())).toBe('01/12/2026')
})

test('drops letters', () => {
  expect(maskDate('0a1b')).toBe('01')
})
