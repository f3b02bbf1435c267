import type { Moment } from '#contract/format/dates.ts'
import type { VisitTime } from '#contract/options.ts'

/** How long a visit at an exact time is thought to take. */
export const visitMinutes = 30

/** The half hours at which a visit can begin, as HH:MM: 08:00 to 20:30. */
export const visitClocks = {
  values: Array.from({ length: 26 }, (_, index) => {
    const minutes = 8 * 60 + index * visitMinutes
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`
  }) as [string, ...string[]],
}

/** 13:30 is 1:30 pm. */
export function clockText(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 || 12}:${clock.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

/** The time of day that an exact time lies in. */
export function timeOfClock(clock: string): VisitTime {
  if (clock < '12:00') return 'morning'
  return clock < '16:00' ? 'afternoon' : 'evening'
}

/** When a visit at an exact time begins. */
export function clockMoment(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00+05:30`)
}

/** The half hours of a day that are still to come; within a time of day, where one is given. */
export function clocksOn(day: string | null | undefined, now: Moment, time?: VisitTime | '') {
  if (!day) return []
  const from = new Date(now).getTime()
  return visitClocks.values.filter(
    (clock) => clockMoment(day, clock).getTime() > from && (!time || timeOfClock(clock) === time),
  )
}
