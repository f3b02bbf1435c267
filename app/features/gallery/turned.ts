/** The place so many steps away in a circle. */
export function turned(place: number, by: number, count: number): number {
  return (((place + by) % count) + count) % count
}
