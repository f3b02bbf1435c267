import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Pixel } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { simplifyLine } from '#app/features/map/simplify-line.ts'
import { Button } from '#app/ui/button.tsx'
import { encodeOutline } from '#contract/search/outline.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/map/outline.module.css'

type DrawAreaProps = {
  view: MapView
  onDrawn: (drawn: string) => void
  /** Takes the whole visible map, for people who cannot draw. */
  onWholeView: () => void
  onCancel: () => void
}

/** Lies over the map while an area is drawn with finger, pen or mouse. */
export function DrawArea({ view, onDrawn, onWholeView, onCancel }: DrawAreaProps) {
  const [line, setLine] = useState<readonly Pixel[]>([])
  /** The line so far, including points that are not rendered yet. */
  const drawn = useRef<Pixel[]>([])
  const [hint, setHint] = useState<string>(texts.map.drawHint)
  const pen = useRef<number>(undefined)
  const bar = useRef<HTMLElement>(null)
  const cancel = useCancel(bar, onCancel)

  function begin(event: PointerEvent) {
    if (!event.isPrimary || event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pen.current = event.pointerId
    drawn.current = []
    setHint(texts.map.drawHint)
    add(event.currentTarget, [event])
  }

  function draw(event: PointerEvent) {
    if (pen.current !== event.pointerId) return
    add(event.currentTarget, stepsOf(event.nativeEvent))
  }

  function add(paper: Element, steps: readonly Pick<MouseEvent, 'clientX' | 'clientY'>[]) {
    const { left, top } = paper.getBoundingClientRect()
    const pixels = steps.map(({ clientX, clientY }) => ({ x: clientX - left, y: clientY - top }))
    drawn.current = [...drawn.current, ...pixels]
    setLine(drawn.current)
  }

  function end(event: PointerEvent) {
    if (pen.current !== event.pointerId) return
    pen.current = undefined
    const corners = simplifyLine(drawn.current.map(view.unproject))
    if (corners) return onDrawn(encodeOutline(corners))
    setLine([])
    setHint(texts.map.drawAgain)
  }

  function giveUp() {
    pen.current = undefined
    setLine([])
  }

  return (
    <>
      <div
        className={styles.paper}
        data-draw-here
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={giveUp}
      >
        <Line line={line} />
      </div>
      <section ref={bar} className={styles.bar} aria-label="Draw an area">
        <p role="status">{hint}</p>
        <Button variant="quiet" small onClick={onWholeView}>
          Use what the map shows
        </Button>
        <Button variant="quiet" small onClick={cancel}>
          Cancel
        </Button>
      </section>
    </>
  )
}

function Line({ line }: { line: readonly Pixel[] }) {
  return (
    <svg className={styles.outline} aria-hidden="true">
      <polygon points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  )
}

/** A browser tells of several moves at once. */
function stepsOf(event: globalThis.PointerEvent) {
  const steps = event.getCoalescedEvents?.() ?? []
  return steps.length > 0 ? steps : [event]
}

/** Cancels by Escape too, and leads the keyboard into the bar and back to the button that opened it. */
function useCancel(bar: RefObject<HTMLElement | null>, onCancel: () => void) {
  const cancelByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
  })

  useEffect(() => {
    bar.current?.querySelector('button')?.focus()
    window.addEventListener('keydown', cancelByKey)
    return () => window.removeEventListener('keydown', cancelByKey)
  }, [bar])

  function cancel() {
    onCancel()
    // The tools, and with them the pressed button, are back in the next frame.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-draw]')?.focus())
  }

  return cancel
}
