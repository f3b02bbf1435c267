import { useState } from 'react'
import { findAreaAround } from '#app/features/map/find-area-around.ts'
import type { Position } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { City } from '#contract/options.ts'
import { askedAnew, type ListingSearch, type MapArea } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'

const CLOSE = 13

/** Where the viewer is, once they have asked for it, and the search of the homes around them. */
export function useViewerLocation(
  search: ListingSearch,
  onSearchArea: (area: MapArea, city: City) => void,
) {
  const [whereabouts, setWhereabouts] = useState<Position>()
  const toast = useToast()

  async function showAround(view: MapView, position: Position) {
    setWhereabouts(position)
    view.moveTo(position, CLOSE)
    const page = searchHref({ ...askedAnew(search), text: '', order: undefined })
    const around = await findAreaAround(page, position)
    if (around === 'failed') toast(texts.map.listingsFailed, 'bad')
    else if (around === 'nothing') toast(texts.map.nothingAround, 'bad')
    else onSearchArea(around.area, around.city)
  }

  return { whereabouts, showAround }
}
