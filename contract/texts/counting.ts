/** How long to wait, in the largest unit that fits: 30 seconds, 5 minutes, 2 hours. */
export function waitText(seconds: number) {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 3_600) return plural(Math.ceil(seconds / 60), 'minute')
  return plural(Math.ceil(seconds / 3_600), 'hour')
}

/** A number with India's commas. */
export function group(n: number) {
  return n.toLocaleString('en-IN')
}

/** What is counted no further than a hundred. */
export function atMost99(count: number) {
  return count > 99 ? '99+' : String(count)
}

function plural(count: number, unit: string) {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
