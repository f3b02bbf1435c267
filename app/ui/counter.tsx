import { Field } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useValue } from '#app/ui/use-value.ts'
import * as styles from '#app/ui/counter.module.css'

type CounterProps = FieldTexts & {
  name?: string
  min?: number
  max?: number
  value?: number
  defaultValue?: number
  onValue?: (count: number) => void
  disabled?: boolean
}

/** A small number with a button for one less and one for one more. */
export function Counter({
  name,
  min = 0,
  max = 99,
  value,
  defaultValue = min,
  onValue,
  disabled,
  ...field
}: CounterProps) {
  const [count, setCount] = useValue(value, defaultValue, onValue)

  function set(next: number) {
    if (Number.isFinite(next)) setCount(Math.min(max, Math.max(min, Math.round(next))))
  }

  return (
    <Field {...field} className={styles.counterField}>
      {(wiring) => (
        <div className={styles.counter}>
          <button
            type="button"
            aria-label="One less"
            aria-controls={wiring.id}
            disabled={disabled || count <= min}
            onClick={() => set(count - 1)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...wiring}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            disabled={disabled}
            value={count}
            onChange={(event) => set(event.target.valueAsNumber)}
          />
          <button
            type="button"
            aria-label="One more"
            aria-controls={wiring.id}
            disabled={disabled || count >= max}
            onClick={() => set(count + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  )
}
