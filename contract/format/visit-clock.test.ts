import { expect, test } from 'vitest'
import { clocksOn, clockText, timeOfClock, visitClocks } from '#contract/format/visit-clock.ts'
import { isVisitOver, visitTimeSpan, visitWishText } from '#contract/format/visit-wish.ts'

const day = '2026-11-20'
/** Half past ten in India. */
const now = new Date('2026-11-20T05:00:00Z')

test.each([
  ['08:00', '8:00 am', 'morning'],
  ['11:30', '11:30 am', 'morning'],
  ['12:00', '12:00 pm', 'afternoon'],
  ['15:30', '3:30 pm', 'afternoon'],
  ['16:00', '4:00 pm', 'evening'],
  ['20:30', '8:30 pm', 'evening'],
])('%s is said as %s and lies in the %s', (clock, words, time) => {
  expect(visitClocks.values).toContain(clock)
  expect([clockText(clock), timeOfClock(clock)]).toEqual([words, time])
})

test('of a day, the half hours to come are offered, also of one time of day alone', () => {
  expect(clocksOn(day, now)[0]).toBe('11:00')
  expect(clocksOn(day, now, 'morning')).toEqual(['11:00', '11:30'])
  expect(clocksOn('2026-11-21', now)).toEqual(visitClocks.values)
  expect(clocksOn('', now)).toEqual([])
})

test('an exact time is said in place of the time of day, takes half an hour and is over when it comes', () => {
  const wish = { day, time: 'morning', clock: '10:30' } as const
  expect(visitWishText(wish)).toBe('20 Nov 2026, 10:30 am')
  expect(visitTimeSpan(wish)).toEqual({ start: now, end: new Date('2026-11-20T05:30:00Z') })
  expect(isVisitOver(wish, now)).toBe(true)
  expect(isVisitOver({ ...wish, clock: '' }, now)).toBe(false)
})
