import { describe, expect, test } from 'vitest'
import { groupNumbers, isNumberedWord, splitNumber } from '#db/gazetteer/numbered-words.ts'

describe('groupNumbers', () => {
  test.each([
    ['sector 57', [['sector57']]],
    ['57 sector', [['sector57']]],
    ['rohini sector 7 8', [['rohini'], ['sector7', 'sector8']]],
    ['sector 15 part 2', [['sector15'], ['part2']]],
    ['7 sector 15', [['7'], ['sector15']]],
    ['greater kailash 1', [['greater'], ['kailash'], ['1']]],
    ['sector', [['sector']]],
    ['122011', [['122011']]],
  ])('joins numbers to their words: %s', (text, expected) => {
    expect(groupNumbers(text.split(' '))).toEqual(expected)
  })

  test('can be undone', () => {
    expect(['sector21c', 'rk1', 'saket'].map(isNumberedWord)).toEqual([true, false, false])
    expect(['sector21c', 'rk1', 'saket'].map(splitNumber)).toEqual([
      ['sector', '21c'],
      ['rk1'],
      ['saket'],
    ])
  })
})
