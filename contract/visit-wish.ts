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

const hours: Record<VisitTime, [from: string, to: string]> = {
  morning: ['09', '12'],
  afternoon: ['12', '16'],
  evening: ['16', '20'],
}

/** From when to when a visit can begin. */
export function visitTimeSpan({ day, time }: { day: string; time: VisitTime }) {
  const [start, end] = hours[time].map((hour) => new Date(`${day}T${hour}:00:00+05:30`))
  return { start: start as Date, end: end as Date }
}
