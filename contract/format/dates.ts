/** Moments and days as people in India read them, whatever the zone of the machine. */

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
// India has one zone and no summer time.
const indiaOffsetMs = (5 * 60 + 30) * 60_000
const minuteMs = 60_000
const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** A moment: a Date, milliseconds, or the text that JSON makes of a Date. */
export type Moment = Date | number | string

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs)
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

/** The day in India at a moment, as YYYY-MM-DD. */
export function indiaDay(moment: Moment): string {
  return shifted(moment).toISOString().slice(0, 10)
}

/** The time of day in India at a moment, as HH:MM. */
export function indiaTime(moment: Moment): string {
  return shifted(moment).toISOString().slice(11, 16)
}

/** How many seconds are left of the day in India. */
export function untilTomorrow(moment: Moment): number {
  return Math.ceil((dayMs - (shifted(moment).getTime() % dayMs)) / 1_000)
}

/** The day that many days after another; both YYYY-MM-DD. */
export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * dayMs).toISOString().slice(0, 10)
}

/** The last day for which a visit can be wished for: mostly a guard against a mistyped year. */
export function lastVisitDay(today: string): string {
  return addDays(today, 365)
}

/** How many days the second day lies after the first; both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** When a notification came: 2 hours ago, Yesterday, 13 Nov 2026. */
export function notificationTime(at: Moment, now: Moment): string {
  const days = daysBetween(indiaDay(at), indiaDay(now))
  if (days === 1) return 'Yesterday'
  if (days > 1) return formatDay(indiaDay(at))
  const ago = shifted(now).getTime() - shifted(at).getTime()
  if (ago < minuteMs) return 'Just now'
  if (ago < hourMs) return counted(Math.floor(ago / minuteMs), 'minute')
  return counted(Math.floor(ago / hourMs), 'hour')
}

/** A date in a table: Today 10:42, Tomorrow 09:05, 13 Nov 2026 - 18:20. */
export function tableDate(at: Moment, now: Moment): string {
  const clock = indiaTime(at)
  const days = daysBetween(indiaDay(now), indiaDay(at))
  if (days === 0) return `Today ${clock}`
  if (days === 1) return `Tomorrow ${clock}`
  const day = formatDay(indiaDay(at)).padStart('01 Jan 2026'.length, '0')
  return `${day} - ${clock}`
}

/** How long a listing has been shown: today, yesterday, 3 days ago, 2 weeks ago. */
export function listedWhen(at: Moment, now: Moment): string {
  const days = daysBetween(indiaDay(at), indiaDay(now))
  if (days < 1) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return counted(days, 'day')
  if (days < 60) return counted(Math.floor(days / 7), 'week')
  if (days < 365) return counted(Math.floor(days / 30), 'month')
  return 'over a year ago'
}

/** A day for reading: 2026-12-01 is 1 Dec 2026. Blank when there is none. */
export function formatDay(isoDay: string | null | undefined): string {
  const parts = readIsoDay(isoDay ?? '')
  return parts ? `${parts.day} ${months[parts.month - 1]} ${parts.year}` : ''
}

/** A day of the last or next months: 2026-12-01 is 1 Dec. Blank when there is none. */
export function formatNearDay(isoDay: string | null | undefined): string {
  return formatDay(isoDay).slice(0, -' 2026'.length)
}

/** A day for a date field: 2026-12-01 is 01/12/2026. Blank when there is none. */
export function formatDayMonthYear(isoDay: string | null | undefined): string {
  return readIsoDay(isoDay ?? '') ? (isoDay as string).split('-').reverse().join('/') : ''
}

/** The day somebody typed as dd/mm/yyyy, as YYYY-MM-DD; undefined when there is no such day. */
export function parseDayMonthYear(text: string): string | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  if (!match) return undefined
  const [, day = '', month = '', year = ''] = match
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(iso) ? iso : undefined
}

/** Whether a text is an existing day, written YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  return readIsoDay(text) !== undefined
}

function readIsoDay(text: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date.UTC reads the years 0 to 99 as 1900 to 1999 and rolls 31 February over into March.
  const exists = date.getUTCFullYear() === year && date.getUTCDate() === day
  return exists ? { year, month, day } : undefined
}

/** A Date whose UTC fields are India's wall clock at that moment. */
function shifted(moment: Moment) {
  return new Date(new Date(moment).getTime() + indiaOffsetMs)
}

function counted(count: number, unit: string) {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
