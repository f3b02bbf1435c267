import { describe, expect, test } from 'vitest'
import { findShutOut } from '#domain/review/signals/wording/shut-out.ts'

type Case = [text: string, found: string | undefined]

function expectStrong([text, found]: Case) {
  expect(findShutOut(text)).toEqual(found && { found, isStrong: true })
}

describe('a group that is let in alone or kept out', () => {
  test.for<Case>([
    ['Quiet flat. Only for Brahmins please', 'Only for Brahmins please'],
    ['Flat given to Hindu family only, near metro', 'given to Hindu family only'],
    ['Rent to Hindu hi chahiye', 'Rent to Hindu hi chahiye'],
    // Before the word it greets, and of a number it says nothing.
    ['hi Hindu family', undefined],
    ['Flat no Hindu family', undefined],
    ['This no Hindu family rule', 'no Hindu family'],
    ['Only for family, Jain owner', undefined],
    ['Nice Hindu family', undefined],
    ['Hindu family preferred and everyone welcome', undefined],
    ['Everyone likes the quiet lane, Hindu family only', 'Hindu family only'],
    ['Contact Jain only', undefined],
    ['only for the family of pure veg Hindu', 'only for the family of pure veg Hindu'],
    ['only for the family of very pure veg Hindu', undefined],
    ['only for the family of people pure veg Hindu', undefined],
    ['Hindu family for the rent of people only', 'Hindu family for the rent of people only'],
    ['Hindu family for the rent of pure people only', undefined],
  ])('%s', expectStrong)
})

describe('a belief that is chosen', () => {
  test.for<Case>([
    ['Flat for same caste only', 'for same caste only'],
    ['Same veg caste only', 'Same veg caste only'],
    ['Same pure veg caste only', undefined],
    ['Caste same only', undefined],
    ['Upper caste preferred', 'Upper caste preferred'],
    ['Upper caste family', undefined],
    ['Other caste no issue', undefined],
  ])('%s', expectStrong)
})

test('words that keep out weigh more than those that prefer, wherever they stand', () => {
  const soft = 'Hindu family preferred'
  expect(findShutOut(`${soft}. Muslims not allowed`)).toEqual({
    found: 'Muslims not allowed',
    isStrong: true,
  })
  expect(findShutOut(`${soft}. Jain family preferred`)).toEqual({ found: soft, isStrong: false })
})
