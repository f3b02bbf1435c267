import { expect, test } from 'vitest'
import { joinWithAnd } from '#contract/texts/join-with-and.ts'

test.each([
  [[], ''],
  [['Hisar'], 'Hisar'],
  [['Hisar', 'Noida'], 'Hisar and Noida'],
  [['Hisar', 'Bhiwani', 'Noida'], 'Hisar, Bhiwani and Noida'],
])('%j is said as "%s", as the language says it', (parts, text) => {
  expect(joinWithAnd(parts)).toBe(text)
  expect(new Intl.ListFormat('en-IN').format(parts)).toBe(text)
})
