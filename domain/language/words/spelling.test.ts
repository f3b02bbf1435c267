import { expect, test } from 'vitest'
import { isMisspelt } from '#domain/language/words/spelling.ts'

test.each([
  ['constraction', 'construction'],
  ['furnised', 'furnished'],
  ['gurugarm', 'gurugram'],
  ['flet', 'flat'],
  ['falt', 'flat'],
  ['sami', 'semi'],
  ['redy', 'ready'],
])('takes “%s” for “%s”', (typed, known) => {
  expect(isMisspelt(typed, known)).toBe(true)
})

test.each([
  ['slot', 'plot'],
  ['ship', 'shed'],
  ['float', 'floor'],
  ['bhl', 'bhk'],
  ['furnished', 'unfurnished'],
  ['rent', 'rent it'],
])('does not take “%s” for “%s”', (typed, known) => {
  expect(isMisspelt(typed, known)).toBe(false)
})
