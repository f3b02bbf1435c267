import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { areaWithin, type Position } from '#app/features/map/geometry.ts'
import { MapMarker } from '#app/features/map/map-marker.tsx'
import { MapNote } from '#app/features/map/map-note.tsx'
import { MapTools } from '#app/features/map/map-tools.tsx'
import type { MapView, NearPlace } from '#app/features/map/map-view.ts'
import { useMapView } from '#app/features/map/use-map-view.ts'
import mark from '#app/ui/logo-mark.svg'
import { metresBetween } from '#contract/geo.ts'
import { mapLimits } from '#contract/limits.ts'
import * as mapStyles from '#app/features/map/map.module.css'
import * as styles from '#app/features/map/property-map.module.css'

export type PropertyMapProps = { title: string; home: Position; near: readonly NearPlace[] }

const rings = [
  { metres: 500, label: '500 m' },
  { metres: 1_000, label: '1 km' },
]

/** Zoomed out further, the rings would be too small to read. */
const MOST_METRES = 2_000

export function PropertyMapView({ title, home, near }: PropertyMapProps) {
  const { setStage, view, baseMap, isReady } = useMapView({
    label: `Map: ${title}`,
    start: { area: areaWithin(home, 10), maxZoom: mapLimits.zoom, padding: 0 },
    isScrolledPast: true,
    surroundings: { home, rings: rings.map(({ metres }) => metres), near },
  })

  // Without streets, the surroundings say where it is.
  const showAround = useEffectEvent((opened: MapView) => {
    const farthest = Math.max(0, ...near.map((place) => metresBetween(home, place)))
    const reach = Math.min(MOST_METRES, Math.max(1_000, farthest))
    opened.fit(areaWithin(home, reach), { padding: 32, isJump: true })
  })
  useEffect(() => {
    if (view && baseMap === 'embedded') showAround(view)
  }, [view, baseMap])

  return (
    <>
      <div
        ref={setStage}
        className={mapStyles.mapStage}
        data-map-state={isReady ? 'ready' : 'loading'}
        data-base-map={baseMap}
      />
      {view && createPortal(<Home view={view} home={home} />, view.layer)}
      {view && <MapTools view={view} />}
      <MapNote baseMap={baseMap} />
    </>
  )
}

function Home({ view, home }: { view: MapView; home: Position }) {
  return (
    <>
      {rings.map(({ metres, label }) => (
        <MapMarker
          key={metres}
          view={view}
          at={{ lat: areaWithin(home, metres).north, lng: home.lng }}
          className={mapStyles.mapAt}
        >
          <span className={styles.ringName}>{label}</span>
        </MapMarker>
      ))}
      <MapMarker view={view} at={home} className={mapStyles.mapAt}>
        <span className={styles.homePin}>
          <img src={mark} alt="The property" width={28} height={28} />
        </span>
      </MapMarker>
    </>
  )
}
