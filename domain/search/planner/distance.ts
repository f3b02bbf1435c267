import { KM_PER_DEGREE, type Point, squeezeAt } from '#contract/geo.ts'
import type { MapArea } from '#contract/search/listing-search.ts'

/**
 * SQL for the kilometres from a listing to the nearest of some points. An equirectangular
 * approximation: off by less than a metre in a thousand within a city.
 */
export function distanceSql(points: readonly Point[]): string {
  const distances = points.map(({ lat, lng }) => {
    const north = `(lat - ${float(lat)}) * ${float(KM_PER_DEGREE)}`
    const east = `(lng - ${float(lng)}) * ${float(KM_PER_DEGREE * squeezeAt(lat))}`
    return `sqrt((${north}) ^ 2 + (${east}) ^ 2)`
  })
  return distances.length === 1 ? distances[0]! : `least(${distances.join(', ')})`
}

/** The smallest box that holds everything within that many kilometres of some points. */
export function boxAround(points: readonly Point[], km: number): MapArea {
  const up = km / KM_PER_DEGREE
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const side = up / squeezeAt(Math.max(...lats))
  return {
    south: Math.min(...lats) - up,
    north: Math.max(...lats) + up,
    west: Math.min(...lngs) - side,
    east: Math.max(...lngs) + side,
  }
}

function float(number: number) {
  if (!Number.isFinite(number)) throw new Error('Not a coordinate')
  return `${number}::float8`
}
