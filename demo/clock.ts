import { addDays, indiaDay } from '#contract/format/dates.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
// Hours of the day in India.
const morning = 7
const evening = 17

/** Moments and days seen from the moment of loading, so that demo data is always fresh. */
export type Clock = {
  now: Date
  /** The day in India, YYYY-MM-DD. */
  today: string
  /** A moment that many days ago, while people in India are awake. */
  ago: (days: number) => Date
  /** That many hours after a moment, but never in the future. */
  later: (moment: Date, hours: number) => Date
  /** A moment between two others, by a share from 0 to 1; by day where that is possible. */
  between: (from: Date, to: Date, share: number) => Date
  /** The day that many days from today; before today with a minus. */
  day: (days: number) => string
}

export function clockAt(now: Date): Clock {
  const today = indiaDay(now)
  return {
    now,
    today,
    ago: (days) => awake(now.getTime() - days * dayMs),
    later: (moment, hours) =>
      new Date(Math.min(moment.getTime() + hours * hourMs, now.getTime() - 60_000)),
    between: (from, to, share) => between(from.getTime(), to.getTime(), share),
    day: (days) => addDays(today, days),
  }
}

function between(from: number, to: number, share: number) {
  const moment = awake(from + (to - from) * share)
  return moment.getTime() < from ? new Date(from + 60_000) : moment
}

/** Moves times between 5 pm and 7 am into the hours from 5 pm to midnight. */
function awake(time: number) {
  const sinceEvening = (time / hourMs + 5.5 + 24 - evening) % 24
  const asleep = sinceEvening < 24 + morning - evening ? sinceEvening / 2 : 0
  return new Date(Math.floor(time - asleep * hourMs))
}

/** The later of two moments. */
export function latest(a: Date, b: Date): Date {
  return new Date(Math.max(a.getTime(), b.getTime()))
}
