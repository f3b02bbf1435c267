import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayMonthYear,
  indiaDay,
  isIsoDay,
  listedWhen,
  notificationTime,
  parseDayMonthYear,
  tableDate,
  untilTomorrow,
} from '#contract/format/dates.ts'
import { reportDate } from '#contract/format/report-date.ts'

// 15 Nov 2026, 11:30 in India.
const now = new Date('2026-11-15T06:00:00Z')

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the day in India', () => {
  test.each([
    ['2026-11-14T18:29:59.999Z', '2026-11-14'],
    ['2026-11-14T18:30:00.000Z', '2026-11-15'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ])('at %s is %s', (moment, day) => {
    expect(indiaDay(moment)).toBe(day)
    expect(indiaDay(new Date(moment))).toBe(day)
    expect(indiaDay(Date.parse(moment))).toBe(day)
  })
})

test('the day in India has so many seconds left', () => {
  expect(untilTomorrow(now)).toBe(12.5 * 3_600)
  expect(untilTomorrow('2026-11-14T18:29:59.500Z')).toBe(1)
  expect(untilTomorrow('2026-11-14T18:30:00Z')).toBe(24 * 3_600)
})

describe('notification times', () => {
  test.each([
    ['2026-11-15T06:00:00Z', 'Just now'],
    ['2026-11-15T06:00:30Z', 'Just now'],
    ['2026-11-15T05:59:00Z', '1 minute ago'],
    ['2026-11-15T05:00:01Z', '59 minutes ago'],
    ['2026-11-15T05:00:00Z', '1 hour ago'],
    ['2026-11-15T04:00:00Z', '2 hours ago'],
    ['2026-11-14T18:30:00Z', '11 hours ago'],
    ['2026-11-14T18:29:00Z', 'Yesterday'],
    ['2026-11-13T18:30:00Z', 'Yesterday'],
    ['2026-11-13T18:29:00Z', '13 Nov 2026'],
    ['2025-01-05T10:00:00Z', '5 Jan 2025'],
  ])('%s is %s', (at, text) => {
    expect(notificationTime(at, now)).toBe(text)
  })
})

describe('table dates', () => {
  test.each([
    ['2026-11-15T05:12:00Z', 'Today 10:42'],
    ['2026-11-14T18:30:00Z', 'Today 00:00'],
    ['2026-11-15T18:30:00Z', 'Tomorrow 00:00'],
    ['2026-11-13T12:50:00Z', '13 Nov 2026 - 18:20'],
    ['2026-11-14T06:00:00Z', '14 Nov 2026 - 11:30'],
    ['2026-12-01T06:00:00Z', '01 Dec 2026 - 11:30'],
  ])('%s is %s', (at, text) => {
    expect(tableDate(at, now)).toBe(text)
  })
})

test('reports have the day first, in India', () => {
  expect(reportDate('2026-11-13T18:35:00Z')).toBe('14/11/2026 00:05')
})

describe('how long a listing has been shown', () => {
  test.each([
    [0, 'today'],
    [-1, 'today'],
    [1, 'yesterday'],
    [3, '3 days ago'],
    [13, '13 days ago'],
    [14, '2 weeks ago'],
    [59, '8 weeks ago'],
    [60, '2 months ago'],
    [364, '12 months ago'],
    [365, 'over a year ago'],
  ])('%d days is %s', (age, text) => {
    expect(listedWhen(`${addDays('2026-11-15', -age)}T06:00:00Z`, now)).toBe(text)
  })
})

describe('days', () => {
  test('are read as they are typed', () => {
    expect(parseDayMonthYear('01/12/2026')).toBe('2026-12-01')
    expect(parseDayMonthYear(' 1/2/2028 ')).toBe('2028-02-01')
    expect(parseDayMonthYear('29/02/2028')).toBe('2028-02-29')
  })

  test.each([
    '31/02/2026',
    '29/02/2026',
    '00/01/2026',
    '01/13/2026',
    '2026-12-01',
    '1/1/26',
    '01/01/0050',
    '',
    'soon',
  ])('%s does not exist', (text) => {
    expect(parseDayMonthYear(text)).toBeUndefined()
  })

  test('are written for people', () => {
    expect(formatDay('2026-12-01')).toBe('1 Dec 2026')
    expect(formatDayMonthYear('2026-12-01')).toBe('01/12/2026')
    expect(formatDay(null)).toBe('')
    expect(formatDay('2026-02-31')).toBe('')
    expect(formatDayMonthYear(undefined)).toBe('')
    expect(isIsoDay('2026-1-1')).toBe(false)
  })

  test('survive being written and typed', () => {
    fc.assert(fc.property(days, (day) => parseDayMonthYear(formatDayMonthYear(day)) === day))
  })

  test('are counted forwards and back', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    fc.assert(
      fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, count) => {
        return daysBetween(day, addDays(day, count)) === count
      }),
    )
  })
})
