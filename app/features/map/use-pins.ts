import { useMemo } from 'react'
import { clusterPins } from '#app/features/map/cluster-pins.ts'
import { contains, widened } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import type { FoundOnMap } from '#app/features/map/use-map-listings.ts'

/** The pins in view and a little beyond, clustered again after every move. */
export function usePins(view: MapView | undefined, found: FoundOnMap | undefined, rests: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is another after every move
  return useMemo(() => {
    if (!view || !found) return []
    const shown = view.bounds()
    const area = widened(shown, 0.15)
    const points = found.points.filter((point) => contains(area, point))
    const rest = found.rest.filter((cluster) => contains(area, cluster))
    const pins = clusterPins({ points, rest }, view.project)
    return pins.map((pin) => ({ ...pin, isInView: contains(shown, pin) }))
  }, [view, found, rests])
}
