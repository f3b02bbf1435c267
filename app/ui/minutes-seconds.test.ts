import { expect, test } from 'vitest'
import { minutesSeconds } from '#app/ui/minutes-seconds.ts'

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [30, '00:30'],
  [60, '01:00'],
  [605, '10:05'],
])('%d seconds are %s', (seconds, text) => {
  expect(minutesSeconds(seconds)).toBe(text)
})
