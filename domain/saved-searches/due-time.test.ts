import { expect, test } from 'vitest'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import { dueTime } from '#domain/saved-searches/due-time.ts'

/** 17 November 2026 is a Tuesday. Times are India's. */
const cases: [AlertFrequency, now: string, due: string, toldAt?: string][] = [
  ['daily', '2026-11-17 08:59', '2026-11-17 09:00'],
  ['daily', '2026-11-17 09:00', '2026-11-18 09:00'],
  // Already the 18th in India, still the 17th in UTC.
  ['daily', '2026-11-18 00:30', '2026-11-18 09:00'],
  ['daily', '2026-11-17 23:30', '2026-11-18 09:00'],
  ['weekly', '2026-11-17 08:00', '2026-11-23 09:00'],
  ['weekly', '2026-11-22 23:59', '2026-11-23 09:00'],
  ['weekly', '2026-11-23 00:10', '2026-11-23 09:00'],
  ['weekly', '2026-11-23 08:59', '2026-11-23 09:00'],
  ['weekly', '2026-11-23 09:00', '2026-11-30 09:00'],
  ['at_once', '2026-11-17 14:00', '2026-11-17 14:00'],
  ['at_once', '2026-11-17 14:00', '2026-11-17 14:40', '2026-11-17 13:40'],
  ['at_once', '2026-11-17 14:00', '2026-11-17 14:00', '2026-11-17 12:00'],
  ['at_once', '2026-11-17 20:59', '2026-11-17 20:59'],
  ['at_once', '2026-11-17 20:50', '2026-11-18 09:00', '2026-11-17 20:40'],
  ['at_once', '2026-11-17 21:00', '2026-11-18 09:00'],
  ['at_once', '2026-11-18 03:00', '2026-11-18 09:00'],
  ['at_once', '2026-11-18 09:00', '2026-11-18 09:00'],
]

test.for(cases)('%s at %s is due at %s', ([frequency, now, due, toldAt]) => {
  const found = dueTime(frequency, toldAt ? inIndia(toldAt) : null, inIndia(now))
  expect(found).toEqual(inIndia(due))
})

function inIndia(time: string) {
  return new Date(`${time.replace(' ', 'T')}:00+05:30`)
}
