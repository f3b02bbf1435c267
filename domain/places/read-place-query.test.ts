import { describe, expect, test } from 'vitest'
import { readPlaceQuery } from '#domain/places/read-place-query.ts'

describe('the words to look up', () => {
  test('are single ones and neighbours written as one; the end may be unfinished', () => {
    expect(readPlaceQuery('Janak Puri')).toEqual([
      { text: 'janak', letters: 'aajkn', first: 1, last: 1, is_final: false },
      { text: 'janakpuri', letters: 'aaijknpru', first: 1, last: 2, is_final: true },
      { text: 'puri', letters: 'ipru', first: 2, last: 2, is_final: true },
    ])
  })

  test.for([
    ['sector 57', ['sector', '57']],
    ['sector alpha', ['sector', 'alpha']],
    ['dlf phase east', ['dlf', 'phase', 'east']],
    ['urban 57', ['urban', '57']],
    ['9a urban', ['9a', 'urban']],
    ['a2b urban', ['a2b', 'urban']],
    ['urban a2b', ['urban', 'a2b']],
    ['urban a2', ['urban', 'a2']],
    ['x mall', ['x', 'mall']],
  ] as const)('are not joined where a number or a word of numbers is: %s', ([text, words]) => {
    expect(textsOf(text)).toEqual(words)
  })

  test('are without those that say nothing, unless nothing else is said', () => {
    expect(textsOf('near the 122018')).toEqual(['122018'])
    expect(textsOf('opposite')).toEqual(['opposite'])
  })

  test('are the first seven, each no longer than forty letters', () => {
    expect(textsOf('1 2 3 4 5 6 7 8')).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(textsOf('x'.repeat(41))).toEqual(['x'.repeat(40)])
  })

  test('come from the first 120 characters', () => {
    expect(textsOf(`${'1'.repeat(39)} `.repeat(4))).toHaveLength(3)
  })

  test('are none for text without letters and digits', () => {
    expect(textsOf(' , - ')).toEqual([])
  })
})

test('text that no database can hold is refused', () => {
  expect(() => readPlaceQuery('delhi\0')).toThrow(expect.objectContaining({ code: 'invalid' }))
})

function textsOf(text: string) {
  return readPlaceQuery(text).map((token) => token.text)
}
