import { type CSSProperties, useId, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { FieldNotes, wire } from '#app/ui/field-notes.tsx'
import { percentOf } from '#app/ui/slider-steps.ts'
import * as fieldStyles from '#app/ui/field.module.css'
import * as inputStyles from '#app/ui/input.module.css'
import * as styles from '#app/ui/range.module.css'

/** How a number is typed and shown. */
export type Unit = {
  /** The number that was typed, if it is one. */
  read: (text: string) => number | undefined
  /** As it stands in the field. */
  write: (value: number) => string
  /** The value in words, as people say it: `45 lakh`. */
  format: (value: number) => string
  prefix?: string
  suffix?: string
  /** From which value on the words also stand below the field, since digits are hard to count. */
  saidFrom?: number
  /** What to type, where it cannot be used. */
  ask: (min: string, max: string) => string
}

type TypedSliderProps = {
  label: string
  name: string
  value: number
  onValue: (value: number) => void
  min: number
  max: number
  step: number
  unit: Unit
}

/** One number, typed or slid, both in step. What cannot be used stays until it is corrected. */
export function TypedSlider({ label, value, onValue, min, max, unit, ...props }: TypedSliderProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const error = isLeft && typed !== undefined ? unit.ask(unit.format(min), unit.format(max)) : ''

  function type(text: string) {
    const amount = unit.read(text)
    setTyped(text)
    setLeft(amount !== undefined && amount > max)
    if (isWithin(amount)) onValue(amount)
  }

  function leave() {
    const isWrong = typed !== undefined && !isWithin(unit.read(typed))
    setLeft(isWrong)
    if (!isWrong) setTyped(undefined)
  }

  function slide(amount: number) {
    setTyped(undefined)
    onValue(amount)
  }

  function isWithin(amount: number | undefined): amount is number {
    return amount !== undefined && amount >= min && amount <= max
  }

  const track = { '--from': '0%', '--to': `${percentOf(value, min, max)}%` } as CSSProperties
  return (
    <div className={styles.typed} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={inputStyles.inputGroup}>
        {unit.prefix && <span className={inputStyles.prefix}>{unit.prefix}</span>}
        <input
          {...wire(id, { error })}
          className={classes(inputStyles.input, 'number')}
          inputMode="decimal"
          autoComplete="off"
          name={props.name}
          value={typed ?? unit.write(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        {unit.suffix && <span className={inputStyles.suffix}>{unit.suffix}</span>}
      </div>
      {value >= (unit.saidFrom ?? Number.POSITIVE_INFINITY) && (
        <p className={fieldStyles.fieldHelp}>{unit.format(value)}</p>
      )}
      <FieldNotes id={id} error={error} />
      <div className={classes(styles.range, 'needs-script', 'not-printed')} style={track}>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={unit.format(value)}
          min={min}
          max={max}
          step={props.step}
          value={value}
          onChange={(event) => slide(event.target.valueAsNumber)}
        />
      </div>
      <small className="needs-script not-printed">{unit.format(min)}</small>
      <small className="needs-script not-printed">{unit.format(max)}</small>
    </div>
  )
}
