import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Pin } from '#app/features/map/cluster-pins.ts'
import { areaAround } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { metresBetween } from '#contract/geo.ts'
import { mapLimits } from '#contract/limits.ts'
import type { MapPoint } from '#domain/search/map/find-listings-on-map.ts'

/** Listings in one building cannot be told apart on a map. */
const SAME_HOUSE_METRES = 30
const MOST_SHOWN = 20

/** What a press on a pin does: it shows the listing, or zooms in on several. */
export function usePickedPin(view: MapView | undefined, href: string, onMove: () => void) {
  const [points, setPoints] = useState<MapPoint[]>([])
  const firstLink = useRef<HTMLAnchorElement>(null)
  const pressed = useRef<HTMLElement>(undefined)
  const spns = useMemo(() => new Set(points.map(({ spn }) => spn)), [points])

  // The focus moves there for keyboard users.
  useEffect(() => {
    if (points.length > 0 && pressed.current) firstLink.current?.focus()
  }, [points])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has other listings
  useEffect(() => setPoints([]), [href])

  function pick(pin: Pin, event: MouseEvent) {
    if (!view) return
    const isByKey = event.detail === 0
    pressed.current = isByKey ? (event.currentTarget as HTMLElement) : undefined
    if (pin.count === 1 || isOneHouse(pin, view)) return setPoints(pin.points.slice(0, MOST_SHOWN))
    setPoints([])
    onMove()
    const area = areaAround(pin.points)
    if (area && pin.points.length === pin.count) {
      view.fit(area, { padding: 72, maxZoom: mapLimits.placeZoom })
    } else view.moveTo(pin, view.zoom() + 2)
    // The pressed pin disappears with the move.
    if (isByKey) view.layer.parentElement?.querySelector('canvas')?.focus()
  }

  function close() {
    setPoints([])
    pressed.current?.focus()
  }

  return { points, spns, firstLink, pick, close }
}

function isOneHouse({ points, count, ...pin }: Pin, view: MapView) {
  if (points.length < count) return false
  if (view.zoom() >= mapLimits.placeZoom) return true
  return points.every((point) => metresBetween(pin, point) < SAME_HOUSE_METRES)
}
