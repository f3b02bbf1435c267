/** Where an arrow key, Home or End leads in a row of things; around the ends, undefined for other keys. */
export function nextPlace(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (here + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (here - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
