import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Position } from '#app/features/map/geometry.ts'
import { MapMarker } from '#app/features/map/map-marker.tsx'
import type { MapView } from '#app/features/map/map-view.ts'
import mark from '#app/ui/logo-mark.svg'
import * as mapStyles from '#app/features/map/map.module.css'
import * as styles from '#app/features/map/pin-map.module.css'

/** How far an arrow key moves the pin, in pixels of the screen. */
const KEY_STEP = 8

const directions: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type DraggedPinProps = {
  view: MapView
  at: Position
  /** Whether somebody has placed the pin. */
  isPlaced: boolean
  onMove: (position: Position) => void
}

/** A pin that is moved by mouse, finger or arrow keys. */
export function DraggedPin({ view, at, isPlaced, onMove }: DraggedPinProps) {
  const ref = useRef<HTMLButtonElement>(null)

  function moveBy(x: number, y: number) {
    const from = view.project(at)
    onMove(view.unproject({ x: from.x + x, y: from.y + y }))
  }
  const onDrag = useEffectEvent(moveBy)
  useEffect(() => {
    if (ref.current) return listenForDrag(ref.current, (x, y) => onDrag(x, y))
  }, [])

  function press(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    moveBy(direction[0] * KEY_STEP, direction[1] * KEY_STEP)
  }

  return (
    <MapMarker view={view} at={at} className={mapStyles.mapAt}>
      <button
        ref={ref}
        type="button"
        className={styles.pin}
        data-unset={isPlaced ? undefined : ''}
        aria-label="Pin of the property: drag it, or move it with the arrow keys"
        onKeyDown={press}
      >
        <img src={mark} alt="" width={28} height={28} draggable={false} />
      </button>
    </MapMarker>
  )
}

/** Native listeners, since the map below must not get these events and move as well. */
function listenForDrag(pin: HTMLElement, moveBy: (x: number, y: number) => void) {
  const going = new AbortController()
  const { signal } = going
  let from: { x: number; y: number } | undefined

  for (const type of ['mousedown', 'touchstart', 'click', 'dblclick']) {
    pin.addEventListener(type, (event) => event.stopPropagation(), { signal })
  }
  pin.addEventListener(
    'pointerdown',
    (event) => {
      event.stopPropagation()
      pin.setPointerCapture(event.pointerId)
      from = { x: event.clientX, y: event.clientY }
    },
    { signal },
  )
  pin.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (from) pin.style.translate = `${clientX - from.x}px ${clientY - from.y}px`
    },
    { signal },
  )
  pin.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const moved = from && { x: clientX - from.x, y: clientY - from.y }
      stop()
      if (moved && (moved.x || moved.y)) moveBy(moved.x, moved.y)
    },
    { signal },
  )
  pin.addEventListener('pointercancel', stop, { signal })

  function stop() {
    from = undefined
    pin.style.translate = ''
  }
  return () => going.abort()
}
