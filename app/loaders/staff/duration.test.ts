import { expect, test } from 'vitest'
import { durationText, minutesBetween } from '#app/loaders/staff/duration.ts'

test.each([
  [-1, '0 min'],
  [47.6, '48 min'],
  [60, '1 h'],
  [72, '1 h 12 min'],
  [1_439.6, '24 h'],
  [2_879, '47 h 59 min'],
  [2_880, '2 days'],
  [5_000, '3 days'],
])('%d minutes read as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

test('minutes between two moments keep their seconds', () => {
  expect(minutesBetween(new Date('2026-11-17T10:00:00Z'), new Date('2026-11-17T10:01:30Z'))).toBe(
    1.5,
  )
})
