import { useEffect, useState } from 'react'
import { isEmpty, isInside, rounded, widened } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { call } from '#app/forms/api-client.ts'
import type { City } from '#contract/options.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import type { ListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'

export type FoundOnMap = ListingsOnMap & {
  /** The city that the map shows. */
  city: City
  href: string
  area: MapArea
}

/** Somebody who moves the map on is not answered for every stop. */
const PAUSE_MS = 200
/** The share beyond each edge that is loaded too, so that small moves show pins at once. */
const BEYOND = 0.15

/** The listings of a search page in the part of the map that is shown. */
export function useMapListings(view: MapView | undefined, href: string) {
  const [found, setFound] = useState<FoundOnMap>()
  const [hasFailed, setFailed] = useState(false)
  const [rests, setRests] = useState(0)

  useEffect(() => view?.onRest(() => setRests((count) => count + 1)), [view])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after every move
  useEffect(() => {
    if (!view || (found && knowsAll(found, href, view.bounds()))) return
    let isWanted = true
    const timer = setTimeout(
      async () => {
        const area = rounded(widened(view.bounds(), BEYOND))
        if (isEmpty(area)) return
        const { south, west, north, east } = area
        const reply = await call('/api/map/listings', {
          page: href,
          area: [south, west, north, east].join(),
        })
        if (!isWanted) return
        setFailed(!reply.ok)
        if (reply.ok) setFound({ ...reply.answer.data, href, area })
      },
      found ? PAUSE_MS : 0,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [view, href, rests])

  return { found, hasFailed, rests }
}

function knowsAll(found: FoundOnMap, href: string, shown: MapArea) {
  return found.href === href && found.rest.length === 0 && isInside(shown, found.area)
}
