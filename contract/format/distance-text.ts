/** 450 m, 1.8 km, 12 km. */
export function distanceText(metres: number): string {
  if (metres < 975) return `${Math.max(50, Math.round(metres / 50) * 50)} m`
  const km = metres / 1_000
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}
