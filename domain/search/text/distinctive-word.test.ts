import { expect, test } from 'vitest'
import { isDistinctiveWord } from '#domain/search/text/distinctive-word.ts'

test.for(['saket', 'dlf', '9a', 'alpha2'])('%s tells a place from others', (word) => {
  expect(isDistinctiveWord(word)).toBe(true)
})

test.for(['7', '57', '122003', 'sector57', 'block2', 'sector', 'nagar', 'main'])(
  '%s stands in too many addresses to tell a place from others',
  (word) => {
    expect(isDistinctiveWord(word)).toBe(false)
  },
)
