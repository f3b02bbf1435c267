import { useLayoutEffect, useRef } from 'react'
import type { Position } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import * as styles from '#app/features/map/outline.module.css'

type OutlineShapeProps = { view: MapView; outlines: readonly (readonly Position[])[] }

/** Outlines on the map, which stay where they are while the map moves below them. */
export function OutlineShape({ view, outlines }: OutlineShapeProps) {
  const shape = useRef<SVGPathElement>(null)

  useLayoutEffect(() => {
    const draw = () => {
      const lines = outlines.map((corners) => {
        const points = corners.map(view.project)
        return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
      })
      shape.current?.setAttribute('d', lines.join(''))
    }
    draw()
    return view.onMove(draw)
  }, [view, outlines])

  return (
    <svg className={styles.outline} aria-hidden="true" data-outline>
      <path ref={shape} />
    </svg>
  )
}
