import { type RefObject, useEffect } from 'react'
import * as buttonStyles from '#app/ui/button.module.css'
import * as inputStyles from '#app/ui/input.module.css'

/** What nobody may float over: the things a page is there to be pressed or filled in. */
const matters = [buttonStyles.button, inputStyles.input, inputStyles.select, inputStyles.inputGroup]
  .map((name) => `.${name}`)
  .concat('[data-keep-clear]')
  .join()
const thirds = [0, 0.5, 1]

/** Marks something that floats with `data-aside` while it would cover what can be pressed. */
export function useStepAside(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    let timer = 0
    const look = () => box.toggleAttribute('data-aside', covers(box))
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
  const { left, top, width, height } = box.getBoundingClientRect()
  return thirds.some((x) =>
    thirds.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((under) => !box.contains(under) && under.closest(matters)),
    ),
  )
}
