import { formatDayMonthYear, indiaDay, indiaTime, type Moment } from '#contract/format/dates.ts'

/** A moment in reports and their files: 13/11/2026 18:20. */
export function reportDate(at: Moment): string {
  return `${formatDayMonthYear(indiaDay(at))} ${indiaTime(at)}`
}
