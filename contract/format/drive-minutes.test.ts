import { expect, test } from 'vitest'
import { driveMinutesText } from '#contract/format/drive-minutes.ts'

test.each([
  [0, '1 to 5 min'],
  [300, '1 to 5 min'],
  [2_000, '5 to 20 min'],
  [10_000, '26 to 85 min'],
])('%i metres as the crow flies take %s', (metres, text) => {
  expect(driveMinutesText(metres)).toBe(text)
})
