import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import { circle, type Position } from '#app/features/map/geometry.ts'
import type { MapView } from '#app/features/map/map-view.ts'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/map/outline.module.css'

/** A circle from which a place is reached in time, and the place it belongs to. */
export type ReachCircle = Position & { km: number; of: number }

type ReachShapeProps = { view: MapView; circles: readonly ReachCircle[] }

const CORNERS = 36

/**
 * The area from which all places are reached in time: the circles of one place are one shape, which
 * is clipped by the shapes of the others.
 */
export function ReachShape({ view, circles }: ReachShapeProps) {
  const id = useId()
  const paths = useRef(new Map<number, SVGPathElement>())
  const shapes = useMemo(() => {
    const places = [...new Set(circles.map(({ of }) => of))]
    return places.map((place) =>
      circles
        .filter(({ of }) => of === place)
        .map(({ km, ...at }) => circle(at, 1_000 * km, CORNERS))
        .map((corners) => corners.map(([lng, lat]) => ({ lat, lng }))),
    )
  }, [circles])

  useLayoutEffect(() => {
    const draw = () => {
      for (const [at, outlines] of shapes.entries()) {
        const lines = outlines.map((corners) => {
          const points = corners.map(view.project)
          return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
        })
        paths.current.get(at)?.setAttribute('d', lines.join(''))
      }
    }
    draw()
    return view.onMove(draw)
  }, [view, shapes])

  const path = (at: number) => (
    <path
      ref={(element) => {
        if (element) paths.current.set(at, element)
        else paths.current.delete(at)
      }}
    />
  )
  let cut = <g>{path(0)}</g>
  for (const at of shapes.keys()) if (at > 0) cut = <g clipPath={`url(#${id}-${at})`}>{cut}</g>

  return (
    <svg className={classes(styles.outline, styles.reach)} aria-hidden="true" data-reach>
      <defs>
        {shapes.slice(1).map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are known by their order
          <clipPath key={at} id={`${id}-${at + 1}`}>
            {path(at + 1)}
          </clipPath>
        ))}
      </defs>
      {cut}
    </svg>
  )
}
