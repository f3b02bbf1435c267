import { type ReactNode, useEffect, useRef } from 'react'
import type { Position } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'

type MapMarkerProps = { view: MapView; at: Position; className?: string; children: ReactNode }

/** Something that stays at its position on the map. */
export function MapMarker({ view, at: { lat, lng }, className, children }: MapMarkerProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current) return view.place(ref.current, { lat, lng })
  }, [view, lat, lng])

  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}
