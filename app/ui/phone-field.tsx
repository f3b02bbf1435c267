import { type ReactNode, useState } from 'react'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useValue } from '#app/ui/use-value.ts'
import { cutPhone, isPhonePrefix } from '#contract/format/typed-phone.ts'
import { phoneLimits } from '#contract/limits.ts'

type PhoneFieldProps = FieldTexts & {
  name?: string
  value?: string
  defaultValue?: string
  onValue?: (digits: string) => void
  readOnly?: boolean
  disabled?: boolean
  autoFocus?: boolean
  id?: string
  /** Something at the end of the line, such as an Edit button. */
  suffix?: ReactNode
}

/** Ten digits after +91; whatever else is typed or pasted is dropped. */
export function PhoneField({ value, defaultValue = '', onValue, ...field }: PhoneFieldProps) {
  const [digits, setDigits] = useValue(value, cutPhone(defaultValue), onValue)
  // Shown while +91 is typed by hand: were its + dropped at once, 91 would count as digits.
  const [typedPrefix, setTypedPrefix] = useState('')

  function change(text: string) {
    setTypedPrefix(isPhonePrefix(text) ? text : '')
    setDigits(cutPhone(isPhonePrefix(text) ? '' : text))
  }

  return (
    <TextField
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix={phoneLimits.prefix}
      value={digits || typedPrefix}
      onValue={change}
    />
  )
}
