import { useEffect, useState } from 'react'
import { isEmpty, isInside, rounded, widened } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { call } from '#app/forms/api-client.ts'
import { useDebouncedReader } from '#app/forms/debounced-reader.ts'
import type { City } from '#contract/options.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import type { ListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'

export type FoundOnMap = ListingsOnMap & {
  /** The city that the map shows. */
  city: City
  href: string
  area: MapArea
}

/** Debounce, so that not every stop of a moving map is searched. */
const PAUSE_MS = 200
/** The share beyond each edge that is loaded too, so that small moves show pins at once. */
const BEYOND = 0.15

/** The listings of a search page in the part of the map that is shown. */
export function useMapListings(view: MapView | undefined, href: string) {
  const [found, setFound] = useState<FoundOnMap>()
  const [hasFailed, setFailed] = useState(false)
  const [rests, setRests] = useState(0)
  const reader = useDebouncedReader()

  useEffect(() => view?.onRest(() => setRests((count) => count + 1)), [view])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after every move
  useEffect(() => {
    if (!view || (found && knowsAll(found, href, view.bounds()))) return
    load(view)
    return reader.cancel
  }, [view, href, rests])

  async function load(shown: MapView) {
    const asked = await reader.ask(
      (signal) => listingsIn(shown.bounds(), href, signal),
      found ? PAUSE_MS : 0,
    )
    if (!asked) return
    const { area, reply } = asked
    setFailed(!reply.ok)
    if (reply.ok) setFound({ ...reply.answer.data, href, area })
  }

  return { found, hasFailed, rests }
}

async function listingsIn(shown: MapArea, page: string, signal: AbortSignal) {
  const area = rounded(widened(shown, BEYOND))
  if (isEmpty(area)) return undefined
  const { south, west, north, east } = area
  const form = { page, area: [south, west, north, east].join() }
  return { area, reply: await call('/api/map/listings', form, { signal }) }
}

function knowsAll(found: FoundOnMap, href: string, shown: MapArea) {
  return found.href === href && found.rest.length === 0 && isInside(shown, found.area)
}
