import { addDays } from '#contract/format/dates.ts'

/** The weeks of a month, Sunday first; places before the 1st and after the last day are empty. */
export function monthWeeks(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const blanks = new Date(first).getUTCDay()
  const count = daysIn(month)
  const weeks = Math.ceil((blanks + count) / 7)

  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks
      return day >= 0 && day < count ? addDays(first, day) : undefined
    }),
  )
}

/** The month (YYYY-MM) that many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The day that a key leads to from another; undefined for keys that do not move. */
export function dayByKey(key: string, day: string): string | undefined {
  const weekday = new Date(day).getUTCDay()
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return sameDayIn(addMonths(day.slice(0, 7), -1), day)
    case 'PageDown':
      return sameDayIn(addMonths(day.slice(0, 7), 1), day)
    default:
      return undefined
  }
}

/** The day itself, or the nearest one that may be picked. */
export function clampDay(day: string, min?: string, max?: string): string {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

function sameDayIn(month: string, day: string) {
  const number = Math.min(Number(day.slice(8)), daysIn(month))
  return `${month}-${String(number).padStart(2, '0')}`
}

function daysIn(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}
