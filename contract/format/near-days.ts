import { addDays, daysBetween, formatDay } from '#contract/format/dates.ts'

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** A day to come: Today, Tomorrow, Thu 19 Nov; with its year when that is another one. */
export function comingDay(day: string, today: string): string {
  if (day === today) return 'Today'
  if (day === addDays(today, 1)) return 'Tomorrow'
  return `${weekdayOf(day).slice(0, 3)} ${dayInYear(day, today)}`
}

/** A day that was: today, yesterday, Friday, 3 Nov; with its year when that is another one. */
export function pastDay(day: string, today: string): string {
  const days = daysBetween(day, today)
  if (days < 1) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? weekdayOf(day) : dayInYear(day, today)
}

/** 3 Nov, or 3 Nov 2025 when it is not of this year. */
export function dayInYear(day: string, today: string): string {
  const whole = formatDay(day)
  return day.slice(0, 4) === today.slice(0, 4) ? whole.replace(/ \d+$/, '') : whole
}

function weekdayOf(day: string) {
  return weekdays[new Date(day).getUTCDay()] ?? ''
}
