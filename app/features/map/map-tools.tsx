import { contains, type Position } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { mapLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/map/map.module.css'

type MapToolsProps = {
  view: MapView
  /** Called with the viewer's position when they ask for it; without it there is no such button. */
  onLocated?: (position: Position) => void
  /** Begins to draw an area. */
  onDraw?: () => void
}

export function MapTools({ view, onLocated, onDraw }: MapToolsProps) {
  return (
    <div className={styles.mapTools}>
      <button type="button" aria-label="Zoom in" onClick={() => view.zoomBy(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => view.zoomBy(-1)}>
        <Icon name="minus" />
      </button>
      {onLocated && <LocateButton onLocated={onLocated} />}
      {onDraw && (
        <button type="button" aria-label="Draw an area" data-draw onClick={onDraw}>
          <Icon name="pencil" />
          <span aria-hidden="true">Draw</span>
        </button>
      )}
    </div>
  )
}

function LocateButton({ onLocated }: Required<Pick<MapToolsProps, 'onLocated'>>) {
  const toast = useToast()

  function locate() {
    if (!('geolocation' in navigator)) return toast(texts.location.failed, 'bad')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (!contains(mapLimits.bounds, { lat, lng })) return toast(texts.map.outside, 'bad')
        onLocated({ lat, lng })
      },
      ({ code, PERMISSION_DENIED }) => {
        toast(code === PERMISSION_DENIED ? texts.location.denied : texts.location.failed, 'bad')
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
