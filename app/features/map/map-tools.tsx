import { contains, type Position } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { mapLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/map/map.module.css'

type MapToolsProps = {
  view: MapView
  canLocate?: boolean
  /** Told where the person is, besides showing it. */
  onLocated?: (position: Position) => void
}

export function MapTools({ view, canLocate = false, onLocated }: MapToolsProps) {
  return (
    <div className={styles.mapTools}>
      <button type="button" aria-label="Zoom in" onClick={() => view.zoomBy(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => view.zoomBy(-1)}>
        <Icon name="minus" />
      </button>
      {canLocate && <LocateButton view={view} onLocated={onLocated} />}
    </div>
  )
}

function LocateButton({ view, onLocated }: Omit<MapToolsProps, 'canLocate'>) {
  const toast = useToast()

  function locate() {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (!contains(mapLimits.bounds, { lat, lng })) return toast(messages.map.outside, 'bad')
        view.moveTo({ lat, lng }, onLocated ? mapLimits.zoom : 14)
        onLocated?.({ lat, lng })
      },
      ({ code, PERMISSION_DENIED }) => {
        toast(
          code === PERMISSION_DENIED ? messages.location.denied : messages.location.failed,
          'bad',
        )
      },
      { maximumAge: 60_000, timeout: 10_000 },
    )
  }

  return (
    <button type="button" aria-label="Where I am" onClick={locate}>
      <Icon name="locate-fixed" />
    </button>
  )
}
