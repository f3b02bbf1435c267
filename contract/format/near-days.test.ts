import { expect, test } from 'vitest'
import { comingDay, dayInYear, pastDay } from '#contract/format/near-days.ts'

const today = '2026-11-17'

test.for([
  ['2026-11-17', 'Today'],
  ['2026-11-18', 'Tomorrow'],
  ['2026-11-19', 'Thu 19 Nov'],
  ['2027-01-03', 'Sun 3 Jan 2027'],
])('a visit on %s is on %s', ([day, text]) => {
  expect(comingDay(day!, today)).toBe(text)
})

test.for([
  ['2026-11-17', 'today'],
  ['2026-11-16', 'yesterday'],
  ['2026-11-13', 'Friday'],
  ['2026-11-11', 'Wednesday'],
  ['2026-11-10', '10 Nov'],
  ['2025-12-31', '31 Dec 2025'],
])('what was on %s is said to be since %s', ([day, text]) => {
  expect(pastDay(day!, today)).toBe(text)
})

test('a day of this year needs no year', () => {
  expect([dayInYear('2026-01-03', today), dayInYear('2025-01-03', today)]).toEqual([
    '3 Jan',
    '3 Jan 2025',
  ])
})
