import { type RefObject, useEffect } from 'react'
import * as buttonStyles from '#app/ui/button.module.css'
import * as iconButtonStyles from '#app/ui/icon-button.module.css'
import * as inputStyles from '#app/ui/input.module.css'

/** What floating elements must not cover besides text: whatever can be pressed or filled in. */
const matters = [
  buttonStyles.button,
  iconButtonStyles.iconButton,
  inputStyles.input,
  inputStyles.select,
  inputStyles.inputGroup,
]
  .map((name) => `.${name}`)
  .concat('[data-keep-clear]', '.icon', 'input', 'select')
  .join()
const samples = [0, 0.25, 0.5, 0.75, 1]

/**
 * Marks something that floats with `data-overlapping` while it would cover text or what can be pressed;
 * its style sheet then keeps it to the margin of the page.
 */
export function useAvoidOverlap(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    let timer = 0
    const look = () => {
      // Measured at its usual place, not where it has moved to.
      box.removeAttribute('data-overlapping')
      box.toggleAttribute('data-overlapping', covers(box))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(look, 100)
    }
    const watcher = new ResizeObserver(lookSoon)
    watcher.observe(document.body)
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
      removeEventListener('scroll', lookSoon)
    }
  }, [ref])
}

function covers(box: HTMLElement) {
  if (box.matches(':focus-within')) return false
  const area = box.getBoundingClientRect()
  const under = new Set(
    samples.flatMap((x) =>
      samples.flatMap((y) =>
        document.elementsFromPoint(area.left + x * area.width, area.top + y * area.height),
      ),
    ),
  )
  return [...under].some((element) => {
    if (box.contains(element) || isFloating(element)) return false
    return element.closest(matters) !== null || hasTextIn(element, area)
  })
}

/** Things that float beside each other do not make each other yield. */
function isFloating(element: Element) {
  return element.closest('[data-float]') !== null
}

/** Whether words of the element itself lie in the area; a link may be far larger than its words. */
function hasTextIn(element: Element, area: DOMRect) {
  const words = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  return words.some((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => overlap(line, area))
  })
}

function overlap(one: DOMRect, other: DOMRect) {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}
