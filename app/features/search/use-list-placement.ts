import { type RefObject, useLayoutEffect, useState } from 'react'

const GAP = 16
/** With less room below than this, the list opens upwards if there is more room above. */
const ENOUGH = 300
const LEAST = 120

/** On which side of its box a list opens, and how high it may be to stay on the screen. */
export function useListPlacement(list: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ isAbove: false, height: ENOUGH })

  useLayoutEffect(() => {
    const box = list.current?.offsetParent
    if (!box) return
    function measure() {
      const { top, bottom } = box!.getBoundingClientRect()
      const below = screenFoot() - bottom - GAP
      const above = top - edgeOf('header', 'bottom', 0) - GAP
      const isAbove = below < ENOUGH && above > below
      const height = Math.max(LEAST, Math.round(isAbove ? above : below))
      setRoom((now) =>
        now.isAbove === isAbove && now.height === height ? now : { isAbove, height },
      )
    }
    measure()
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [list])

  return room
}

/** Where a keyboard on the screen or the bar at its foot begins. */
function screenFoot() {
  const view = window.visualViewport
  const foot = view ? view.offsetTop + view.height : window.innerHeight
  return Math.min(foot, edgeOf('[data-dock]', 'top', foot))
}

function edgeOf(selector: string, edge: 'top' | 'bottom', otherwise: number) {
  const shown = document.querySelector(selector)?.getBoundingClientRect()
  return shown && shown.height > 0 ? shown[edge] : otherwise
}
