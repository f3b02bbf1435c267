import { addDays, indiaDay } from '#contract/format/dates.ts'
import { insightLimits } from '#contract/limits/insight.ts'

/** The first of the days in India that owners see numbers of; the last one is today. */
export function firstInsightDay(now: Date): string {
  return addDays(indiaDay(now), 1 - insightLimits.days)
}
