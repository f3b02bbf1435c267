import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { FieldNotes, type FieldTexts, Star, wire } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/field.module.css'

type FieldGroupProps = FieldTexts & {
  /** Label on the left, control on the right. */
  row?: boolean | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
  /** One of several is chosen. */
  radio?: boolean
  children: ReactNode
}

/** A field of several controls: radio buttons, check boxes, a counter. */
export function FieldGroup({
  label,
  help,
  error,
  required,
  row,
  hideLabel,
  className,
  radio = false,
  children,
}: FieldGroupProps) {
  const id = useId()
  const wiring = wire(id, { help, error, required })
  const box = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': wiring['aria-describedby'],
    className: classes(styles.field, className),
    'data-invalid': error ? '' : undefined,
  }
  const inside = (
    <>
      <div className={row ? styles.fieldRow : styles.fieldStack}>
        <span id={`${id}-label`} className={hideLabel ? 'visually-hidden' : styles.fieldLabel}>
          {label}
          {required && <Star />}
        </span>
        {children}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </>
  )

  if (!radio) return <fieldset {...box}>{inside}</fieldset>
  return (
    <div
      role="radiogroup"
      aria-invalid={wiring['aria-invalid']}
      aria-required={wiring['aria-required']}
      {...box}
    >
      {inside}
    </div>
  )
}
