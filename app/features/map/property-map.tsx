import { useRef } from 'react'
import type { PropertyMapProps } from '#app/features/map/property-map-view.tsx'
import { useInView } from '#app/features/map/use-in-view.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import '#app/features/map/map.css'
import '#app/features/map/property-map.css'

const PropertyMapView = lazyComponent(
  async () => (await import('#app/features/map/property-map-view.tsx')).PropertyMapView,
)

/** Where a home is, on a map that is loaded when somebody scrolls to it. */
export function PropertyMap(map: PropertyMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isInView = useInView(ref)

  return (
    <div ref={ref} className="map-panel">
      {isInView && <PropertyMapView {...map} />}
    </div>
  )
}
