import type { CSSProperties, ReactNode } from 'react'
import { moveThumb, percentOf, placeThumbs, type Thumbs } from '#app/ui/slider-steps.ts'
import { useValue } from '#app/ui/use-value.ts'
import * as styles from '#app/ui/range.module.css'

/** Lowest and highest, both taken from the steps. */
export type Range = readonly [min: number, max: number]

type RangeSliderProps = {
  label: string
  /** Where a thumb can stop, smallest first; at least two. */
  steps: readonly number[]
  value?: Range
  defaultValue?: Range
  /** Called at every step of a drag. */
  onValue?: (range: Range) => void
  /** Called once a thumb is let go, also after a key. */
  onSettle?: (range: Range) => void
  format: (amount: number) => string
  /** Names under which the two amounts are posted. */
  names?: readonly [min: string, max: string]
  /** How many there are at each step, drawn above the line. */
  histogram?: readonly number[]
  /** What is shown below, given the two amounts in words; by default those alone. */
  foot?: (amounts: ReactNode) => ReactNode
}

/** Two thumbs on one line; the lower one always stays below the upper one. */
export function RangeSlider({ label, steps, value, defaultValue, ...props }: RangeSliderProps) {
  const last = steps.length - 1
  const whole: Range = [steps[0] ?? 0, steps[last] ?? 0]
  const [range, setRange] = useValue(value, defaultValue ?? whole, props.onValue)
  const thumbs = placeThumbs(steps, ...range)

  const place = (at: number) => percentOf(at, 0, last)
  const track = { '--from': `${place(thumbs.from)}%`, '--to': `${place(thumbs.to)}%` }

  function move(thumb: keyof Thumbs, to: number) {
    const next = moveThumb(thumbs, thumb, to)
    // The other amount may lie between two steps, and stays.
    if (thumb === 'from') setRange([steps[next.from] ?? 0, range[1]])
    else setRange([range[0], steps[next.to] ?? 0])
  }

  const amounts = (
    <p className={styles.rangeValues} aria-hidden="true">
      <span>{props.format(range[0])}</span>
      <span>{props.format(range[1])}</span>
    </p>
  )

  return (
    <fieldset className={styles.rangeSlider}>
      <legend className="visually-hidden">{label}</legend>
      {props.histogram && <Histogram counts={props.histogram} thumbs={thumbs} />}
      <div className={styles.range} style={track as CSSProperties}>
        {(['from', 'to'] as const).map((thumb) => (
          <input
            key={thumb}
            type="range"
            aria-label={thumb === 'from' ? `Lowest ${label}` : `Highest ${label}`}
            aria-valuetext={props.format(steps[thumbs[thumb]] ?? 0)}
            min={0}
            max={last}
            step={1}
            value={thumbs[thumb]}
            onChange={(event) => move(thumb, event.target.valueAsNumber)}
            onPointerUp={() => props.onSettle?.(range)}
            onKeyUp={() => props.onSettle?.(range)}
          />
        ))}
      </div>
      {props.foot ? props.foot(amounts) : amounts}
      {props.names?.map((name, side) => (
        <input key={name} type="hidden" name={name} value={range[side]} />
      ))}
    </fieldset>
  )
}

function Histogram({ counts, thumbs }: { counts: readonly number[]; thumbs: Thumbs }) {
  const most = Math.max(...counts, 1)
  return (
    <div className={styles.histogram} aria-hidden="true">
      {counts.map((count, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          className={place >= thumbs.from && place <= thumbs.to ? styles.isInside : undefined}
          style={{ height: `${Math.round((count / most) * 100)}%` }}
        />
      ))}
    </div>
  )
}
