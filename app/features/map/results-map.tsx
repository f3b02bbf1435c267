import { useRef } from 'react'
import { useInView } from '#app/browser/use-in-view.ts'
import type { ResultsMapViewProps } from '#app/features/map/results-map-view.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import * as mapStyles from '#app/features/map/map.module.css'
import * as styles from '#app/features/map/results-map.module.css'

const ResultsMapView = lazyComponent(
  async () => (await import('#app/features/map/results-map-view.tsx')).ResultsMapView,
)

export type ResultsMapProps = ResultsMapViewProps & { isOpen: boolean }

/** The results on a map, beside the list or in its place. It is loaded only where it is seen. */
export function ResultsMap({ isOpen, ...map }: ResultsMapProps) {
  const ref = useRef<HTMLElement>(null)
  const isInView = useInView(ref)

  return (
    <aside
      ref={ref}
      id="map"
      className={classes(mapStyles.mapPanel, styles.beside, isOpen && styles.isOpen, 'not-printed')}
      aria-label="Map of results"
      data-float-help="small"
    >
      {isInView && <ResultsMapView {...map} />}
    </aside>
  )
}
