import type { ComponentProps } from 'react'
import { Field, splitProps } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/input.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'required'> &
  FieldTexts & { hideLabel?: boolean; onValue?: ((text: string) => void) | undefined }

export function TextArea(props: TextAreaProps) {
  const [field, { onValue, onChange, ...textarea }] = splitProps(props)
  return (
    <Field {...field}>
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
