import type { ReactNode } from 'react'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useValue } from '#app/ui/use-value.ts'
import { phoneLimits } from '#contract/limits.ts'
import { cutPhone } from '#contract/phones.ts'

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

/** Ten digits after +91; whatever else is typed or pasted falls away. */
export function PhoneField({ value, defaultValue = '', onValue, ...field }: PhoneFieldProps) {
  const [digits, setDigits] = useValue(value, cutPhone(defaultValue), onValue)

  return (
    <TextField
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix={phoneLimits.prefix}
      value={digits}
      onChange={(event) => setDigits(cutPhone(event.target.value))}
    />
  )
}
