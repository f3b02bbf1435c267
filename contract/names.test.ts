import { expect, test } from 'vitest'
import { displayName, firstName, initials } from '#contract/names.ts'

test('calls a person without a name Customer', () => {
  expect([displayName(null), displayName('  '), displayName(' Ananya ')]).toEqual([
    'Customer',
    'Customer',
    'Ananya',
  ])
  expect(firstName('')).toBe('Customer')
})

test.each([
  ['Ananya Sharma', 'AS'],
  ['  mohd.  arif khan ', 'MK'],
  ['Ritu', 'R'],
  ['अनन्या शर्मा', 'अश'],
  ['🏠 home', '🏠H'],
  ['', 'C'],
])('%s has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('greets by the first name', () => {
  expect(firstName('Ananya Sharma')).toBe('Ananya')
})
