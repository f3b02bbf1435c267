/** The place that an arrow key, Home or End leads to, wrapping around; undefined for other keys. */
export function nextPlace(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (here + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (here - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
