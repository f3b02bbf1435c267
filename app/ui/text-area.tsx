import type { ComponentProps } from 'react'
import { Field } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/input.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'required'> &
  FieldTexts & { hideLabel?: boolean; onValue?: ((text: string) => void) | undefined }

export function TextArea({
  label,
  help,
  error,
  required,
  hideLabel,
  className,
  id,
  onValue,
  onChange,
  ...textarea
}: TextAreaProps) {
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
      {(wiring) => (
        <textarea
          className={styles.textarea}
          {...textarea}
          onChange={onValue ? (event) => onValue(event.target.value) : onChange}
          {...wiring}
        />
      )}
    </Field>
  )
}
