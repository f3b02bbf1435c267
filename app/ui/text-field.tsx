import type { ComponentProps, ReactNode } from 'react'
import { Field, splitProps } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/input.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'required'> &
  FieldTexts & {
    hideLabel?: boolean
    prefix?: ReactNode
    suffix?: ReactNode
    onValue?: ((text: string) => void) | undefined
  }

export function TextField(props: TextFieldProps) {
  const [field, { prefix, suffix, onValue, onChange, ...rest }] = splitProps(props)
  const input: ComponentProps<'input'> = {
    ...rest,
    onChange: onValue ? (event) => onValue(event.target.value) : onChange,
  }
  return (
    <Field {...field}>
      {(wiring) =>
        prefix || suffix ? (
          <div className={styles.inputGroup}>
            {prefix && <span className={styles.prefix}>{prefix}</span>}
            <input className={styles.input} {...input} {...wiring} />
            {suffix && <span className={styles.suffix}>{suffix}</span>}
          </div>
        ) : (
          <input className={styles.input} {...input} {...wiring} />
        )
      }
    </Field>
  )
}
