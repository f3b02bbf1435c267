import { expect, test } from 'vitest'
import {
  amountFromInput,
  listFromInput,
  numberFromInput,
  parseJson,
} from '#contract/schemas/field-input.ts'

test.each([
  [' ', undefined],
  [' 7.5 ', 7.5],
  ['-7', -7],
  ['7.', '7.'],
  ['1'.repeat(21), '1'.repeat(21)],
  [7, 7],
  [null, null],
])('the number %j is read as %j', (input, number) => {
  expect(numberFromInput(input)).toBe(number)
})

test.each([
  [' ', undefined],
  [' ₹ 18,500 ', 18_500],
  [' a lot ', 'a lot'],
  [18_500, 18_500],
])('the amount %j is read as %j', (input, amount) => {
  expect(amountFromInput(input)).toBe(amount)
})

test.each([
  [null, []],
  [' ["a"] ', ['a']],
  [' a , b,,', ['a', 'b']],
  [7, 7],
])('the list %j is read as %j', (input, list) => {
  expect(listFromInput(input)).toEqual(list)
})

test('text that is no JSON stays as it is', () => {
  expect(parseJson('{oops')).toBe('{oops')
})
