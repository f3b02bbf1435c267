const HOUR = 60
const DAY = 24 * HOUR

/** How long something takes or waits: 48 min, 1 h 12 min, 3 days. */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  if (whole < HOUR) return `${whole} min`
  if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)} days`
  const rest = whole % HOUR
  return rest === 0 ? `${whole / HOUR} h` : `${Math.floor(whole / HOUR)} h ${rest} min`
}

/** How many minutes lie between two moments. */
export function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 60_000
}
