import { type FocusEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '#app/ui/classes.ts'
import { Field } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useValue } from '#app/ui/use-value.ts'
import { amountInWords } from '#contract/format/amount-in-words.ts'
import { groupIndian, parseAmount } from '#contract/format/money.ts'
import { typedAmount } from '#contract/format/typed-amount.ts'
import { listingLimits } from '#contract/limits.ts'
import * as inputStyles from '#app/ui/input.module.css'
import * as styles from '#app/ui/money-field.module.css'

type MoneyFieldProps = FieldTexts & {
  name?: string
  /** The digits as typed, without commas; '' when empty. */
  value?: string
  defaultValue?: string | number | null
  onValue?: (digits: string) => void
  placeholder?: string
  /** What the amount is for: "per month". */
  suffix?: ReactNode
  disabled?: boolean
  id?: string
  className?: string
}

/**
 * Rupees: what is typed while typing (`45 lakh` too), Indian commas at rest, the amount in words
 * below.
 */
export function MoneyField({
  name,
  value,
  defaultValue,
  onValue,
  suffix,
  help,
  placeholder,
  disabled,
  ...field
}: MoneyFieldProps) {
  const [digits, setDigits] = useValue(value, toDigits(`${defaultValue ?? ''}`), onValue)
  const [typed, setTyped] = useState('')
  const [focused, setFocused] = useState(false)
  // Without JavaScript the input that people see must itself post the plain number.
  const hydrated = useHydrated()
  const amount = parseAmount(digits)
  const words = amount === undefined ? '' : amountInWords(amount)

  // Without its commas the text is another one, of which nothing is selected any more. A script may
  // select it only after this event.
  function focus({ target }: FocusEvent<HTMLInputElement>) {
    queueMicrotask(() => {
      const isSelected = target.selectionStart === 0 && target.selectionEnd === target.value.length
      flushSync(() => setFocused(true))
      if (isSelected) target.select()
    })
  }

  function type(text: string) {
    const amountDigits = toDigits(text)
    // Until there is a digit nothing is shown, so that letters alone do not look like an answer.
    setTyped(amountDigits && text)
    setDigits(amountDigits)
  }

  function leave() {
    setFocused(false)
    setTyped('')
  }

  // Digits that came from elsewhere meanwhile, such as another tab, win over what was typed.
  const shown = toDigits(typed) === digits ? typed : digits

  return (
    <Field {...field} help={notesOf(words, help)}>
      {(wiring) => (
        <div className={inputStyles.inputGroup}>
          <span className={inputStyles.prefix} aria-hidden="true">
            ₹
          </span>
          <input
            {...wiring}
            className={classes(inputStyles.input, 'number')}
            inputMode="numeric"
            autoComplete="off"
            name={hydrated ? undefined : name}
            placeholder={placeholder}
            disabled={disabled}
            value={focused || !hydrated || amount === undefined ? shown : groupIndian(amount)}
            onChange={(event) => type(event.target.value)}
            onFocus={focus}
            onBlur={leave}
          />
          {suffix && <span className={inputStyles.suffix}>{suffix}</span>}
          {hydrated && name && (
            <input type="hidden" name={name} value={digits} disabled={disabled} />
          )}
        </div>
      )}
    </Field>
  )
}

function toDigits(text: string) {
  return typedAmount(text, listingLimits.priceChars)
}

function notesOf(words: string, help: ReactNode) {
  if (!words && !help) return undefined
  return (
    <>
      {words && <p className={styles.amountWords}>{words}</p>}
      {help}
    </>
  )
}
