/** Streets are longer than the crow flies: by a third where they are straight, by two where not. */
const STRAIGHT_DETOUR = 1.3
const CROOKED_DETOUR = 1.7
/** 30 km/h on an empty road, 12 km/h in traffic. */
const FREE_METRES_PER_MINUTE = 500
const JAMMED_METRES_PER_MINUTE = 200

/** From the least to the most that a drive of so many metres as the crow flies takes. */
export function driveMinutes(metres: number): { least: number; most: number } {
  const least = Math.max(1, Math.round((metres * STRAIGHT_DETOUR) / FREE_METRES_PER_MINUTE))
  const most = Math.max(5, Math.ceil((metres * CROOKED_DETOUR) / JAMMED_METRES_PER_MINUTE / 5) * 5)
  // Nobody knows a longer drive to the minute.
  return { least: least < 10 ? least : Math.floor(least / 5) * 5, most }
}
