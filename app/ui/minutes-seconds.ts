/** A wait as mm:ss: 00:24. */
export function minutesSeconds(seconds: number): string {
  const parts = [Math.floor(seconds / 60), seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
