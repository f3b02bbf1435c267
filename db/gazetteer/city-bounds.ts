import type { City } from '#contract/options.ts'

export type Bounds = { south: number; west: number; north: number; east: number }

/** The box that every place of a city lies in, suburbs included. */
export const cityBounds: Record<City, Bounds> = {
  hisar: { south: 29.05, west: 75.6, north: 29.25, east: 75.87 },
  bhiwani: { south: 28.72, west: 76.03, north: 28.88, east: 76.21 },
  gurugram: { south: 28.23, west: 76.78, north: 28.55, east: 77.16 },
  delhi: { south: 28.4, west: 76.83, north: 28.89, east: 77.35 },
  faridabad: { south: 28.27, west: 77.25, north: 28.51, east: 77.45 },
  noida: { south: 28.39, west: 77.29, north: 28.65, east: 77.59 },
  ghaziabad: { south: 28.6, west: 77.29, north: 28.83, east: 77.56 },
}
