import type { ComponentProps } from 'react'
import { Field, splitProps } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/input.module.css'

/** One thing to choose, as `optionList` makes them. */
export type Choice = { value: string; label: string }

type SelectProps = Omit<ComponentProps<'select'>, 'required' | 'children'> &
  FieldTexts & {
    items: readonly Choice[]
    hideLabel?: boolean
    /** The words for "no choice"; leave out when something is always chosen. */
    placeholder?: string
  }

export function Select(props: SelectProps) {
  const [field, { items, placeholder, ...select }] = splitProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <select className={styles.select} {...select} {...wiring}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
