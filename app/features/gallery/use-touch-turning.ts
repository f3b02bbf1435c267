import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

type Options = { at: number; canTurn: boolean; onTurn: (by: number) => void }
type Point = { x: number; y: number }
type Look = { scale: number; x: number; y: number }

const whole: Look = { scale: 1, x: 0, y: 0 }
const CLOSEST = 4
const DOUBLE_TAP = { scale: 2.5, ms: 300, px: 30 }
/** How far a finger goes before it counts as a swipe, as a share of the screen. */
const FAR = 0.15

/**
 * Fingers on the stage: one swipes to the next photo or moves an enlarged one, two enlarge it,
 * a double tap enlarges and back. What is seen is written straight to the element's style, since
 * a render for each movement would be too slow on a cheap phone.
 */
export function useTouchTurning(
  stage: RefObject<HTMLDivElement | null>,
  { at, canTurn, onTurn }: Options,
) {
  const fingers = useRef(new Map<number, Point>())
  const look = useRef<Look>(whole)
  const swipe = useRef(0)
  const lastTap = useRef({ time: 0, x: 0, y: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is seen whole again
  useEffect(() => show(whole, 0), [at])

  function show(next: Look, swiped: number) {
    look.current = next
    swipe.current = swiped
    const { style } = stage.current ?? {}
    style?.setProperty('--swipe', `${swiped}px`)
    style?.setProperty('--look', `translate(${next.x}px, ${next.y}px) scale(${next.scale})`)
  }

  function down(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    stage.current?.toggleAttribute('data-held', true)
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId)
    const box = stage.current
    if (!before || !box) return
    const now = { x: event.clientX, y: event.clientY }
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId)
    const other = others[0]?.[1]
    fingers.current.set(event.pointerId, now)

    const { scale, x, y } = look.current
    if (other) {
      const spread = distance(now, other) / Math.max(1, distance(before, other))
      show(kept({ scale: scale * spread, x, y }, box), 0)
    } else if (scale > 1) {
      show(kept({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, box), 0)
    } else if (canTurn) {
      show(whole, swipe.current + now.x - before.x)
    }
  }

  function up(event: PointerEvent<HTMLDivElement>) {
    const box = stage.current
    if (!fingers.current.delete(event.pointerId) || !box) return
    if (fingers.current.size > 0) return
    box.toggleAttribute('data-held', false)

    const swiped = swipe.current
    if (Math.abs(swiped) > box.clientWidth * FAR) onTurn(swiped < 0 ? 1 : -1)
    else if (swiped !== 0) show(look.current, 0)
    if (Math.abs(swiped) < 5 && event.type === 'pointerup') tap(event, box)
  }

  function tap(event: PointerEvent<HTMLDivElement>, box: HTMLDivElement) {
    const { clientX: x, clientY: y, timeStamp: time } = event
    const last = lastTap.current
    const isSecond = time - last.time < DOUBLE_TAP.ms && distance({ x, y }, last) < DOUBLE_TAP.px
    lastTap.current = isSecond ? { time: 0, x: 0, y: 0 } : { time, x, y }
    if (!isSecond) return
    if (look.current.scale > 1) return show(whole, 0)

    const { left, top, width, height } = box.getBoundingClientRect()
    const { scale } = DOUBLE_TAP
    const toward = {
      x: (left + width / 2 - x) * (scale - 1),
      y: (top + height / 2 - y) * (scale - 1),
    }
    show(kept({ scale, ...toward }, box), 0)
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
}

/** Neither smaller than the screen nor out of it. */
function kept({ scale, x, y }: Look, { clientWidth, clientHeight }: HTMLElement): Look {
  const size = Math.min(CLOSEST, Math.max(1, scale))
  const within = (value: number, side: number) => {
    const most = (side * (size - 1)) / 2
    return Math.min(most, Math.max(-most, value))
  }
  return { scale: size, x: within(x, clientWidth), y: within(y, clientHeight) }
}

function distance(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
