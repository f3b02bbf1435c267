import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/input.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'required'> &
  FieldTexts & {
    hideLabel?: boolean
    prefix?: ReactNode
    suffix?: ReactNode
    onValue?: ((text: string) => void) | undefined
  }

export function TextField({
  label,
  help,
  error,
  required,
  hideLabel,
  className,
  prefix,
  suffix,
  id,
  onValue,
  onChange,
  ...rest
}: TextFieldProps) {
  const input: ComponentProps<'input'> = {
    ...rest,
    onChange: onValue ? (event) => onValue(event.target.value) : onChange,
  }
  return (
    <Field
      label={label}
      help={help}
      error={error}
      required={required}
      hideLabel={hideLabel}
      className={className}
      id={id}
    >
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
