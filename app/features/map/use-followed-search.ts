import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapStart, MapView } from '#app/features/map/map-view.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'

/**
 * Moves the map to the results of another search, unless it is the search of what the map shows
 * already. Returns whether a person has moved it since.
 */
export function useFollowedSearch(
  view: MapView | undefined,
  search: ListingSearch,
  { area, padding, maxZoom }: MapStart,
) {
  const { category, deal, city, region, text, drawn } = search
  const where = JSON.stringify([category, deal, city, region, text, search.area, drawn])
  const shown = useRef(where)
  const [hasMoved, setMoved] = useState(false)

  useEffect(() => view?.onRest((isByPerson) => isByPerson && setMoved(true)), [view])

  const follow = useEffectEvent(() => {
    setMoved(false)
    if (!view || (search.area && isShown(view, search.area))) return
    view.fit(area, { padding, maxZoom })
  })
  useEffect(() => {
    if (shown.current === where) return
    shown.current = where
    follow()
  }, [where])

  return { hasMoved, setMoved }
}

/** The address of an area has fewer digits than the map. */
function isShown(view: MapView, area: NonNullable<ListingSearch['area']>) {
  const { south, west, north, east } = view.bounds()
  const near = (a: number, b: number) => Math.abs(a - b) < 0.0002
  return (
    near(south, area.south) &&
    near(west, area.west) &&
    near(north, area.north) &&
    near(east, area.east)
  )
}
