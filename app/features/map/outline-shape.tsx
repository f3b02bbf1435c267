import { useLayoutEffect, useRef } from 'react'
import type { Position } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import * as styles from '#app/features/map/outline.module.css'

/** An outline on the map, which stays where it is while the map moves below it. */
export function OutlineShape({ view, corners }: { view: MapView; corners: readonly Position[] }) {
  const shape = useRef<SVGPolygonElement>(null)

  useLayoutEffect(() => {
    const draw = () => {
      const points = corners.map(view.project).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      shape.current?.setAttribute('points', points.join(' '))
    }
    draw()
    return view.onMove(draw)
  }, [view, corners])

  return (
    <svg className={styles.outline} aria-hidden="true" data-outline>
      <polygon ref={shape} />
    </svg>
  )
}
