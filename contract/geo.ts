/** How long a degree of latitude is. */
export const KM_PER_DEGREE = 111.195

/** How much shorter a degree of longitude is than one of latitude. */
export function squeezeAt(lat: number): number {
  return Math.cos((lat * Math.PI) / 180)
}
