import { addDays, indiaDay, indiaTime } from '#contract/format/dates.ts'
import { savedSearchLimits } from '#contract/limits.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'

const { gapMinutes, digestHour, quietFromHour } = savedSearchLimits
const minuteMs = 60_000

/**
 * The earliest time to tell somebody of what has come now: at most once an hour and not at night
 * where they want to be told as it comes, else the morning of the next day or of the next Monday.
 */
export function dueTime(frequency: AlertFrequency, toldAt: Date | null, now: Date): Date {
  if (frequency === 'daily') return nextMorning(now)
  if (frequency === 'weekly') return nextMonday(now)
  const soonest = Math.max(now.getTime(), (toldAt?.getTime() ?? 0) + gapMinutes * minuteMs)
  return afterNight(new Date(Math.ceil(soonest / minuteMs) * minuteMs))
}

/** Nine in the morning in India, today or else tomorrow. */
export function nextMorning(now: Date): Date {
  const today = morningOf(indiaDay(now))
  return today > now ? today : morningOf(addDays(indiaDay(now), 1))
}

function nextMonday(now: Date): Date {
  const morning = nextMorning(now)
  // At nine in India it is the same day in UTC.
  const days = (8 - morning.getUTCDay()) % 7
  return morningOf(addDays(indiaDay(morning), days))
}

function afterNight(moment: Date): Date {
  const hour = Number(indiaTime(moment).slice(0, 2))
  return hour < digestHour || hour >= quietFromHour ? nextMorning(moment) : moment
}

function morningOf(day: string): Date {
  return new Date(`${day}T${String(digestHour).padStart(2, '0')}:00:00+05:30`)
}
