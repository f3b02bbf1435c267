import { useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import {
  figureText,
  fromSquareFeet,
  type Measure,
  measureToText,
  readMeasure,
  toSquareFeet,
} from '#contract/format/areas.ts'
import { listingLimits } from '#contract/limits.ts'
import { type OwnAreaUnit, ownAreaUnits } from '#contract/options.ts'
import * as styles from '#app/features/wizard/area-field.module.css'
import * as inputStyles from '#app/ui/input.module.css'

type Control = Omit<FieldTexts, 'label'> & {
  name: string
  value: string
  onValue: (text: string) => void
}

type AreaFieldProps = {
  label: string
  /** The square feet, which are what is stored and searched by. */
  area: Control
  /** The area in the unit of its owner: `200 sq_yd`. */
  typed: Pick<Control, 'value' | 'onValue'>
  /** The unit that such a property is usually measured in. */
  usualUnit?: OwnAreaUnit
}

/** An area in the unit of its owner, with the square feet below. */
export function AreaField({ label, area, typed, usualUnit = 'sq_ft' }: AreaFieldProps) {
  const { name, value, onValue, help, ...field } = area
  const measure = shownMeasure(value, typed.value, usualUnit)
  const { figure, unit } = measure
  // Typing a figure and then choosing a unit names the unit; choosing another unit later converts.
  const [lastTyped, setLastTyped] = useState<Measure>()
  const isNewFigure = lastTyped?.figure === figure && lastTyped.unit === unit

  function change(next: Measure) {
    const isUsual = next.unit === 'sq_ft' && usualUnit === 'sq_ft'
    typed.onValue(isUsual ? '' : measureToText(next))
    const squareFeet = next.unit === 'sq_ft' ? undefined : toSquareFeet(next)
    // Text that is no figure stays as it is, so that the check reports it.
    onValue(squareFeet === undefined ? next.figure : `${squareFeet}`)
  }

  function type(text: string) {
    const next = { figure: text, unit }
    setLastTyped(next)
    change(next)
  }

  function choose(next: OwnAreaUnit) {
    const squareFeet = toSquareFeet(measure)
    if (isNewFigure || squareFeet === undefined) change({ figure, unit: next })
    else change({ figure: fromSquareFeet(squareFeet, next), unit: next })
    setLastTyped(undefined)
  }

  const notes = (
    <>
      <Converted measure={measure} />
      {help}
    </>
  )
  return (
    <Field {...field} label={label} required help={notes}>
      {(wiring) => (
        <div className={inputStyles.inputGroup}>
          <input
            {...wiring}
            className={inputStyles.input}
            inputMode={unit === 'sq_ft' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={listingLimits.areaChars}
            value={figure}
            onChange={(event) => type(event.target.value)}
          />
          <select
            className={styles.unit}
            aria-label={`Unit of ${label}`}
            value={unit}
            onChange={({ target }) => choose(target.value as OwnAreaUnit)}
          >
            {ownAreaUnits.items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </select>
          <input type="hidden" name={name} value={value} />
        </div>
      )}
    </Field>
  )
}

/** The area in square feet, or one in square feet in the other usual units. */
function Converted({ measure }: { measure: Measure }) {
  const squareFeet = toSquareFeet(measure)
  if (!squareFeet) return null
  const others = measure.unit === 'sq_ft' ? (['sq_yd', 'sq_m'] as const) : (['sq_ft'] as const)
  const texts = others.map((unit) => figureText({ figure: fromSquareFeet(squareFeet, unit), unit }))
  return <p className={styles.converted}>= {texts.join(' = ')}</p>
}

/** What was typed, as long as it says the same as the square feet. */
function shownMeasure(area: string, typed: string, usualUnit: OwnAreaUnit): Measure {
  const own = readMeasure(typed)
  if (own) {
    const squareFeet = own.unit === 'sq_ft' ? undefined : toSquareFeet(own)
    if (area === (squareFeet === undefined ? own.figure : `${squareFeet}`)) return own
  }
  return { figure: area, unit: area === '' ? usualUnit : 'sq_ft' }
}
