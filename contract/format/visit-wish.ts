import { addDays, formatDay, indiaDay, type Moment } from '#contract/format/dates.ts'
import { clockMoment, clockText, visitMinutes } from '#contract/format/visit-clock.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { type VisitTime, visitTimes } from '#contract/options.ts'

/** When somebody would like to visit; all may be left open. */
export type VisitWish = {
  day?: string | null | undefined
  time?: VisitTime | '' | null | undefined
  /** The exact time within the time of day, as HH:MM. */
  clock?: string | null | undefined
}

/** 3 Mar 2026, 10:30 am; 3 Mar 2026, morning, 9 to 12; or blank. */
export function visitWishText({ day, ...wish }: VisitWish): string {
  return [day && formatDay(day), visitTimeText(wish)].filter(Boolean).join(', ')
}

/** 10:30 am; morning, 9 to 12; or blank. */
export function visitTimeText({ time, clock }: Omit<VisitWish, 'day'>): string {
  if (clock) return clockText(clock)
  return time ? labelOf(visitTimes, time).toLowerCase() : ''
}

const hours: Record<VisitTime, [from: string, to: string]> = {
  morning: ['09', '12'],
  afternoon: ['12', '16'],
  evening: ['16', '20'],
}

type Span = { day: string; time: VisitTime; clock?: string | null | undefined }

/** From when to when a visit can begin, or takes place where its time is exact. */
export function visitTimeSpan({ day, time, clock }: Span) {
  if (clock) {
    const start = clockMoment(day, clock)
    return { start, end: new Date(start.getTime() + visitMinutes * 60_000) }
  }
  const [start, end] = hours[time].map((hour) => new Date(`${day}T${hour}:00:00+05:30`))
  return { start: start as Date, end: end as Date }
}

/** Whether a time of day is over or an exact time has come; never without a day and a time. */
export function isVisitOver({ day, time, clock }: VisitWish, now: Moment): boolean {
  if (day && clock) return clockMoment(day, clock).getTime() <= new Date(now).getTime()
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
