import { useRef } from 'react'
import { useInView } from '#app/browser/use-in-view.ts'
import type { PinMapProps } from '#app/features/map/pin-map-view.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import * as mapStyles from '#app/features/map/map.module.css'
import * as styles from '#app/features/map/pin-map.module.css'

const PinMapView = lazyComponent(
  async () => (await import('#app/features/map/pin-map-view.tsx')).PinMapView,
)

/** A map with one pin that can be dragged, placed by a click or moved by the arrow keys. */
export function PinMap(map: PinMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isInView = useInView(ref)

  return (
    <div ref={ref} className={classes(mapStyles.mapPanel, styles.pinMap)}>
      {isInView && <PinMapView {...map} />}
    </div>
  )
}
