/** The index that many steps further, going round at both ends. */
export function wrapIndex(place: number, by: number, count: number): number {
  return (((place + by) % count) + count) % count
}
