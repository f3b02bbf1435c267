/** How long a degree of latitude is. */
export const KM_PER_DEGREE = 111.195

export type Point = { lat: number; lng: number }

/** As the crow flies, good enough within a city. */
export function metresBetween(a: Point, b: Point): number {
  const metresPerDegree = 1_000 * KM_PER_DEGREE
  const up = (a.lat - b.lat) * metresPerDegree
  const side = (a.lng - b.lng) * metresPerDegree * squeezeAt(a.lat)
  return Math.hypot(up, side)
}

/** How much shorter a degree of longitude is than one of latitude. */
export function squeezeAt(lat: number): number {
  return Math.cos((lat * Math.PI) / 180)
}
