import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DraggedPin } from '#app/features/map/dragged-pin.tsx'
import { areaWithin, contains, type Position } from '#app/features/map/geometry.ts'
import { MapNote } from '#app/features/map/map-note.tsx'
import { MapTools } from '#app/features/map/map-tools.tsx'
import type { MapView } from '#app/features/map/map-view.ts'
import { useMapView } from '#app/features/map/use-map-view.ts'
import { mapLimits } from '#contract/limits.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import * as styles from '#app/features/map/map.module.css'

export type PinMapProps = {
  /** The position of the pin; undefined until somebody has placed it. */
  pin: Position | undefined
  /** A place that was searched for, to be shown from close by. */
  target: Position | undefined
  /** Where the map starts while there is no pin. */
  area: MapArea
  onPin: (position: Position) => void
}

/** A press that moves less than this is a click. */
const CLICK_PIXELS = 4

export function PinMapView({ pin, target, area, onPin }: PinMapProps) {
  const { setStage, view, baseMap, isReady } = useMapView({
    label: 'Map: drag the pin to the property',
    start: { area: pin ? areaWithin(pin, 10) : area, maxZoom: mapLimits.zoom, padding: 0 },
    isScrolledPast: true,
  })
  const pressedAt = useRef({ x: 0, y: 0 })

  useFollowedPin(view, { pin, target, area })
  useDevicePosition(view, pin ? undefined : area)

  function place(event: MouseEvent<HTMLElement>) {
    const { x, y } = pressedAt.current
    const isClick = Math.hypot(event.clientX - x, event.clientY - y) < CLICK_PIXELS
    const isOnControl = (event.target as Element).closest('a, button, summary')
    if (!view || !isClick || isOnControl) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    onPin(view.unproject({ x: event.clientX - left, y: event.clientY - top }))
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pin itself answers to the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pin itself answers to the keyboard */}
      <div
        ref={setStage}
        className={styles.mapStage}
        data-map-state={isReady ? 'ready' : 'loading'}
        data-base-map={baseMap}
        onPointerDown={({ clientX, clientY }) => {
          pressedAt.current = { x: clientX, y: clientY }
        }}
        onClick={place}
      />
      {view &&
        createPortal(
          <DraggedPin view={view} at={pin ?? middleOf(area)} isPlaced={!!pin} onMove={onPin} />,
          view.layer,
        )}
      {view && (
        <MapTools
          view={view}
          onLocated={(position) => {
            view.moveTo(position, mapLimits.zoom)
            onPin(position)
          }}
        />
      )}
      <MapNote baseMap={baseMap} />
    </>
  )
}

type Followed = Pick<PinMapProps, 'pin' | 'target' | 'area'>

/** Moves the map to what is typed, searched for or chosen outside of it. */
function useFollowedPin(view: MapView | undefined, { pin, target, area }: Followed) {
  // A pin that was typed may lie outside of what is shown.
  const showPin = useEffectEvent((opened: MapView) => {
    if (pin && !contains(opened.bounds(), pin)) opened.moveTo(pin, mapLimits.zoom)
  })
  useEffect(() => {
    if (view && pin?.lat && pin.lng) showPin(view)
  }, [view, pin?.lat, pin?.lng])

  const showTarget = useEffectEvent((opened: MapView) => {
    if (target) opened.moveTo(target, mapLimits.placeZoom)
  })
  useEffect(() => {
    if (view && target) showTarget(view)
  }, [view, target])

  const showArea = useEffectEvent((opened: MapView, shown: MapArea) => {
    if (!pin) opened.fit(shown, { isJump: true })
  })
  useEffect(() => {
    if (view) showArea(view, area)
  }, [view, area])
}

/** Starts at the device's position where that is known without asking. */
function useDevicePosition(view: MapView | undefined, area: MapArea | undefined) {
  const show = useEffectEvent((opened: MapView, { coords }: GeolocationPosition) => {
    const position = { lat: coords.latitude, lng: coords.longitude }
    if (area && contains(area, position)) opened.moveTo(position, mapLimits.zoom)
  })
  useEffect(() => {
    let isWanted = true
    if (!view) return
    // Where permissions cannot be queried, the map starts with the city.
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (state !== 'granted') return
        navigator.geolocation.getCurrentPosition((position) => isWanted && show(view, position))
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [view])
}

function middleOf({ south, west, north, east }: MapArea): Position {
  return { lat: (south + north) / 2, lng: (west + east) / 2 }
}
