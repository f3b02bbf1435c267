import { addDays, formatDay, indiaDay, type Moment } from '#contract/format/dates.ts'
import { labelOf } from '#contract/options/option-list.ts'
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

/** Whether a time of day is over on the day; on no day and at no time nothing is. */
export function isVisitOver({ day, time }: VisitWish, now: Moment): boolean {
  if (!day || !time) return false
  return visitTimeSpan({ day, time }).end.getTime() <= new Date(now).getTime()
}

/** The times of day that can still be asked for on a day. */
export function visitTimesOn(day: string | null | undefined, now: Moment) {
  return visitTimes.items.filter(({ value }) => !isVisitOver({ day, time: value }, now))
}

/** The first day on which a visit can still take place. */
export function firstVisitDay(now: Moment): string {
  const today = indiaDay(now)
  return visitTimesOn(today, now).length > 0 ? today : addDays(today, 1)
}

export type SoonDay = { day: string; label: string }

/** The days that most visits are on, each once: today, tomorrow and the next weekend. */
export function soonVisitDays(now: Moment): SoonDay[] {
  const today = indiaDay(now)
  const days = [
    { day: today, label: 'Today' },
    { day: addDays(today, 1), label: 'Tomorrow' },
    { day: nextWeekday(today, 6), label: 'Saturday' },
    { day: nextWeekday(today, 0), label: 'Sunday' },
  ]
  const first = firstVisitDay(now)
  return days.filter(
    ({ day }, at) => day >= first && days.findIndex((each) => each.day === day) === at,
  )
}

/** The day itself, or the next one that is that day of the week; Sunday is 0. */
function nextWeekday(day: string, weekday: number) {
  return addDays(day, (weekday - new Date(day).getUTCDay() + 7) % 7)
}
