import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import {
  distance,
  type Look,
  lookAfter,
  lookAt,
  type Point,
  whole,
} from '#app/features/gallery/photo-look.ts'

type Options = { at: number; canTurn: boolean; onTurn: (by: number) => void }
const DOUBLE_TAP = { scale: 2.5, ms: 300, px: 30 }
/** How far a finger goes before it counts as a swipe, as a share of the screen. */
const FAR = 0.15

/**
 * Touch on the viewer: one finger swipes to the next photo or moves an enlarged one, two enlarge
 * it, a double tap enlarges and back. The look is written straight to the element's style, since a
 * render for each movement would be too slow on a cheap phone.
 */
export function useTouchTurning(
  stage: RefObject<HTMLDivElement | null>,
  { at, canTurn, onTurn }: Options,
) {
  const fingers = useRef(new Map<number, Point>())
  const look = useRef<Look>(whole)
  const swipe = useRef(0)
  const isDoubleTap = useDoubleTap()

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
    const [other] = [...fingers.current.values()].filter((finger) => finger !== before)
    fingers.current.set(event.pointerId, now)

    if (other || look.current.scale > 1)
      show(lookAfter(look.current, { before, now, other }, sizeOf(box)), 0)
    else if (canTurn) show(whole, swipe.current + now.x - before.x)
  }

  function up(event: PointerEvent<HTMLDivElement>) {
    const box = stage.current
    if (!fingers.current.delete(event.pointerId) || !box || fingers.current.size > 0) return
    box.toggleAttribute('data-held', false)

    const swiped = swipe.current
    if (Math.abs(swiped) > box.clientWidth * FAR) onTurn(swiped < 0 ? 1 : -1)
    else if (swiped !== 0) show(look.current, 0)
    if (Math.abs(swiped) < 5 && event.type === 'pointerup') tap(event, box)
  }

  function tap(event: PointerEvent<HTMLDivElement>, box: HTMLDivElement) {
    if (!isDoubleTap(event)) return
    const point = { x: event.clientX, y: event.clientY }
    if (look.current.scale > 1) show(whole, 0)
    else show(lookAt(point, DOUBLE_TAP.scale, box.getBoundingClientRect()), 0)
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
}

/** Tells whether a tap follows another one soon and close to it. */
function useDoubleTap() {
  const last = useRef({ time: 0, x: 0, y: 0 })
  return ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) => {
    const isSoon = time - last.current.time < DOUBLE_TAP.ms
    const isDouble = isSoon && distance({ x, y }, last.current) < DOUBLE_TAP.px
    last.current = isDouble ? { time: 0, x: 0, y: 0 } : { time, x, y }
    return isDouble
  }
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return { width: clientWidth, height: clientHeight }
}
