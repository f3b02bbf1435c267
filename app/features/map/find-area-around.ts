import { areaWithin, type Position, rounded } from '#app/features/map/geometry.ts'
import { call } from '#app/forms/api-client.ts'
import type { City } from '#contract/options.ts'
import type { MapArea } from '#contract/search/listing-search.ts'

/** Distances around a position at which homes are searched, step by step until there are some. */
export const aroundKm = [2, 5, 12] as const

type Around = { area: MapArea; city: City }

/**
 * The part of the map around a position that has homes of a search page; undefined where there are
 * none. An area is shared with its address, so it reveals the position to about a kilometre only.
 */
export async function findAreaAround(
  page: string,
  { lat, lng }: Position,
): Promise<Around | 'nothing' | 'failed'> {
  const centre = { lat: Number(lat.toFixed(2)), lng: Number(lng.toFixed(2)) }
  for (const km of aroundKm) {
    const area = rounded(areaWithin(centre, km * 1_000))
    const { south, west, north, east } = area
    const reply = await call('/api/map/listings', { page, area: [south, west, north, east].join() })
    if (!reply.ok) return 'failed'
    if (reply.answer.data.total > 0) return { area, city: reply.answer.data.city }
  }
  return 'nothing'
}
