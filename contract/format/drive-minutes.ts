/** Streets are longer than the crow flies: by a third where they are straight, by two where not. */
const [directStreets, crookedStreets] = [1.3, 1.7]
/** Metres in a minute: 30 km/h on an empty road, 12 km/h in traffic. */
const [freeRoad, fullRoad] = [500, 200]

/** From the least to the most that a drive of so many metres as the crow flies takes. */
export function driveMinutes(metres: number): { least: number; most: number } {
  const least = Math.max(1, Math.round((metres * directStreets) / freeRoad))
  const most = Math.max(5, Math.ceil((metres * crookedStreets) / fullRoad / 5) * 5)
  // Nobody knows a longer drive to the minute.
  return { least: least < 10 ? least : Math.floor(least / 5) * 5, most }
}
