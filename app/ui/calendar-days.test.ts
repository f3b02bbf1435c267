import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, clampDay, dayByKey, monthWeeks } from '#app/ui/calendar-days.ts'

test('lays a month out in weeks that begin on Sunday', () => {
  const weeks = monthWeeks('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(weeks[4]?.[4]).toBe('2026-12-31')
  expect(weeks[4]?.slice(5)).toEqual([undefined, undefined])
})

test('knows leap years', () => {
  expect(monthWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(monthWeeks('2027-02').flat().filter(Boolean)).toHaveLength(28)
})

test('turns months over the end of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test.each([
  ['ArrowRight', '2027-01-01'],
  ['ArrowLeft', '2026-12-30'],
  ['ArrowDown', '2027-01-07'],
  ['ArrowUp', '2026-12-24'],
  ['Home', '2026-12-27'],
  ['End', '2027-01-02'],
  ['PageUp', '2026-11-30'],
  ['PageDown', '2027-01-31'],
  ['a', undefined],
])('%s from the last of December leads to %s', (key, day) => {
  expect(dayByKey(key, '2026-12-31')).toBe(day)
})

test('shows every day of a month exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), (months) => {
      const month = addMonths('1990-01', months)
      const days = monthWeeks(month).flat().filter(Boolean)
      expect(new Set(days).size).toBe(days.length)
      expect(days.every((day) => day?.startsWith(month))).toBe(true)
    }),
  )
})

test('stays within the days that may be picked', () => {
  expect(clampDay('2026-11-01', '2026-11-15')).toBe('2026-11-15')
  expect(clampDay('2027-01-01', '2026-11-15', '2026-12-31')).toBe('2026-12-31')
  expect(clampDay('2026-12-01', '2026-11-15', '2026-12-31')).toBe('2026-12-01')
  expect(clampDay('2026-11-01')).toBe('2026-11-01')
})
