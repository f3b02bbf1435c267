import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

type Row = RefObject<HTMLUListElement | null>

/**
 * A row that scrolls sideways by its buttons, by the arrow keys and, with `everyMs`, by itself. It
 * rests while the pointer or the focus is on it, while it is out of sight and where reduced motion
 * is preferred; a touch or its button stops it for good.
 */
export function useCarousel(everyMs?: number) {
  const row: Row = useRef(null)
  const [isStopped, setStopped] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isSeen = useIsSeen(row)
  const isRunning = !isStopped && !isPointed && !isFocused && isSeen

  useEffect(() => {
    if (!everyMs || !isRunning || wantsLessMotion()) return
    const timer = setInterval(() => turn(row.current, 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isRunning])

  return {
    row,
    isStopped,
    setStopped,
    turn: (by: 1 | -1) => turn(row.current, by),
    /** For the element around the row and its buttons. */
    holds: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}

/** Goes to the next place or the one before; after the last comes the first. */
function turn(row: HTMLElement | null, by: 1 | -1) {
  const [first, second] = row?.children ?? []
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
  const width = second.offsetLeft - first.offsetLeft
  const end = row.scrollWidth - row.clientWidth
  const isAtEdge = by > 0 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2
  const next = (Math.round(row.scrollLeft / width) + by) * width
  const left = isAtEdge ? (by > 0 ? 0 : end) : next
  row.scrollTo({ left, behavior: wantsLessMotion() ? 'instant' : 'smooth' })
}

function useIsSeen(row: Row) {
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    if (!row.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    )
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [row])

  return isSeen
}

function wantsLessMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
