import { describe, expect, test } from 'vitest'
import {
  firstVisitDay,
  isVisitOver,
  soonVisitDays,
  visitTimesOn,
} from '#contract/format/visit-wish.ts'

/** In November 2026 the 14th and the 21st are Saturdays. */
function india(day: number, time: string) {
  return new Date(`2026-11-${day}T${time}:00+05:30`)
}

describe('the days offered first', () => {
  test.each([
    ['a Monday', india(16, '10:00'), ['Today 16', 'Tomorrow 17', 'Saturday 21', 'Sunday 22']],
    ['a Friday', india(20, '10:00'), ['Today 20', 'Tomorrow 21', 'Sunday 22']],
    ['a Saturday', india(21, '10:00'), ['Today 21', 'Tomorrow 22']],
    ['a Sunday', india(22, '10:00'), ['Today 22', 'Tomorrow 23', 'Saturday 28']],
    ['a Monday night', india(16, '20:00'), ['Tomorrow 17', 'Saturday 21', 'Sunday 22']],
    [
      'a Monday that has just begun',
      india(16, '00:10'),
      ['Today 16', 'Tomorrow 17', 'Saturday 21', 'Sunday 22'],
    ],
  ])('on %s', (_, now, wanted) => {
    const offered = soonVisitDays(now).map(({ day, label }) => `${label} ${day.slice(8)}`)
    expect(offered).toEqual(wanted)
  })
})

describe('times of day', () => {
  test.each([
    ['08:00', ['morning', 'afternoon', 'evening']],
    ['11:59', ['morning', 'afternoon', 'evening']],
    ['12:00', ['afternoon', 'evening']],
    ['16:30', ['evening']],
    ['20:00', []],
  ])('at %s of the same day', (clock, wanted) => {
    const times = visitTimesOn('2026-11-16', india(16, clock))
    expect(times.map(({ value }) => value)).toEqual(wanted)
    expect(visitTimesOn('2026-11-17', india(16, clock))).toHaveLength(3)
    expect(visitTimesOn('', india(16, clock))).toHaveLength(3)
  })

  test('are over only where day and time are named', () => {
    const now = india(16, '13:00')
    expect(isVisitOver({ day: '2026-11-16', time: 'morning' }, now)).toBe(true)
    expect(isVisitOver({ day: '2026-11-16', time: null }, now)).toBe(false)
    expect(isVisitOver({ time: 'morning' }, now)).toBe(false)
  })

  test('a day without any is not offered', () => {
    expect(firstVisitDay(india(16, '19:59'))).toBe('2026-11-16')
    expect(firstVisitDay(india(16, '20:00'))).toBe('2026-11-17')
  })
})
