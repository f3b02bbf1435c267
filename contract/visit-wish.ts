import { formatDay } from '#contract/dates.ts'
import { labelOf } from '#contract/option-list.ts'
import { type VisitTime, visitTimes } from '#contract/options.ts'

/** When somebody would like to visit; both may be left open. */
export type VisitWish = { day?: string | null | undefined; time?: VisitTime | null | undefined }

/** 3 Mar 2026, morning, 9 to 12; or blank. */
export function visitWishText({ day, time }: VisitWish): string {
  const words = [day && formatDay(day), time && labelOf(visitTimes, time).toLowerCase()]
  return words.filter(Boolean).join(', ')
}
