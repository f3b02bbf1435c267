import { expect, test } from 'vitest'
import { displayName, initials } from '#contract/format/names.ts'

test('calls a person without a name Customer', () => {
  expect([displayName(null), displayName('  '), displayName(' Ananya ')]).toEqual([
    'Customer',
    'Customer',
    'Ananya',
  ])
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
