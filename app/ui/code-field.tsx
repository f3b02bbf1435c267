import { classes } from '#app/ui/classes.ts'
import { Field } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useValue } from '#app/ui/use-value.ts'
import { latinDigits } from '#contract/format/digits.ts'
import { otpLimits } from '#contract/limits.ts'
import * as styles from '#app/ui/code-field.module.css'
import * as inputStyles from '#app/ui/input.module.css'

type CodeFieldProps = FieldTexts & {
  name?: string
  /** How many digits the code has. */
  length?: number
  value?: string
  defaultValue?: string
  onValue?: (digits: string) => void
  autoFocus?: boolean
  disabled?: boolean
}

/** A one-time code: one real input, drawn as a box per digit. */
export function CodeField({
  length = otpLimits.digits,
  value,
  defaultValue = '',
  onValue,
  name,
  autoFocus,
  disabled,
  ...field
}: CodeFieldProps) {
  const [digits, setDigits] = useValue(value, defaultValue, onValue)
  const hydrated = useHydrated()
  const next = Math.min(digits.length, length - 1)

  function change(text: string) {
    setDigits(latinDigits(text).replace(/\D/g, '').slice(0, length))
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={classes(styles.otpField, hydrated && styles.isLive)}>
          <div
            className={styles.otpBoxes}
            style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}
            aria-hidden="true"
          >
            {Array.from({ length }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              <span key={place} className={classes(place === next && styles.isNext)}>
                {digits[place]}
              </span>
            ))}
          </div>
          <input
            {...wiring}
            className={classes(inputStyles.input, styles.input)}
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: the code is all there is to do once it was sent
            autoFocus={autoFocus}
            disabled={disabled}
            value={digits}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
