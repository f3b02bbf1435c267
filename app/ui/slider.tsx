import { type CSSProperties, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { percentOf } from '#app/ui/slider-steps.ts'
import { useValue } from '#app/ui/use-value.ts'
import * as fieldStyles from '#app/ui/field.module.css'
import * as styles from '#app/ui/range.module.css'

type SliderProps = {
  label: string
  min: number
  max: number
  step?: number
  name?: string
  value?: number
  defaultValue?: number
  onValue?: (value: number) => void
  format?: (value: number) => string
  className?: string
}

/** One number on a line, its value beside the label and the ends below. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  name,
  value,
  defaultValue = min,
  onValue,
  format = String,
  className,
}: SliderProps) {
  const id = useId()
  const [now, setNow] = useValue(value, defaultValue, onValue)
  const track = { '--from': '0%', '--to': `${percentOf(now, min, max)}%` } as CSSProperties

  return (
    <div className={className ?? styles.slider}>
      <label htmlFor={id} className={fieldStyles.fieldLabel}>
        {label}
      </label>
      <output htmlFor={id}>{format(now)}</output>
      <div className={classes(styles.range, 'not-printed')} style={track}>
        <input
          id={id}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={now}
          aria-valuetext={format(now)}
          onChange={(event) => setNow(event.target.valueAsNumber)}
        />
      </div>
      <small className="not-printed">{format(min)}</small>
      <small className="not-printed">{format(max)}</small>
    </div>
  )
}
