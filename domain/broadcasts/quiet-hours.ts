import { indiaTime } from '#contract/format/dates.ts'
import { promotionLimits } from '#contract/limits.ts'

/** Whether promotional SMS must wait: between 21:00 and 10:00 in India. */
export function isQuietHour(now: Date): boolean {
  const hour = Number(indiaTime(now).slice(0, 2))
  return hour >= promotionLimits.quietFromHour || hour < promotionLimits.quietToHour
}
