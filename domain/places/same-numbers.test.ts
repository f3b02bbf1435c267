import { expect, test } from 'vitest'
import { hasNumbersOf, hasSameNumbers } from '#domain/places/same-numbers.ts'

test('a place has the numbers of a text when it has every one, whole', () => {
  expect(hasNumbersOf('sector 3', { name: 'Sector 3' })).toBe(true)
  expect(hasNumbersOf('sec-3 rohini', { name: 'Rohini Sector 3' })).toBe(true)
  expect(hasNumbersOf('sector 3', { name: 'Sector 30' })).toBe(false)
  expect(hasNumbersOf('sector 15 part 2', { name: 'Sector 15 Part 1' })).toBe(false)
  expect(hasNumbersOf('rohini', { name: 'Rohini Sector 3' })).toBe(true)
  expect(hasNumbersOf('sector 9a', { name: 'Sector 9' })).toBe(false)
})

test('a number is a word that begins with a digit', () => {
  expect(hasNumbersOf('block a1', { name: 'Block A' })).toBe(true)
})

test('a place has the same numbers when neither has one more', () => {
  expect(hasSameNumbers('sector 15 part 2', { name: 'Sector 15, Part 2' })).toBe(true)
  expect(hasSameNumbers('sector 15', { name: 'Sector 15, Part 2' })).toBe(false)
  expect(hasSameNumbers('sector 15 part 2', { name: 'Sector 15' })).toBe(false)
  expect(hasSameNumbers('rohini', { name: 'Dwarka' })).toBe(true)
})
