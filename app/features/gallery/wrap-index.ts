/** The index so many steps further, wrapping around at both ends. */
export function wrapIndex(place: number, by: number, count: number): number {
  return (((place + by) % count) + count) % count
}
