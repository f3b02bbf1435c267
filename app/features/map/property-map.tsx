import { useRef } from 'react'
import { useInView } from '#app/browser/use-in-view.ts'
import type { PropertyMapProps } from '#app/features/map/property-map-view.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import * as mapStyles from '#app/features/map/map.module.css'
import * as styles from '#app/features/map/property-map.module.css'

const PropertyMapView = lazyComponent(
  async () => (await import('#app/features/map/property-map-view.tsx')).PropertyMapView,
)

/** Where a home is, on a map that is loaded when somebody scrolls to it. */
export function PropertyMap(map: PropertyMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isInView = useInView(ref)

  return (
    <div ref={ref} className={classes(mapStyles.mapPanel, styles.propertyMap, 'not-printed')}>
      {isInView && <PropertyMapView {...map} />}
    </div>
  )
}
