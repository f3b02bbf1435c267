import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { FieldNotes, type FieldTexts, Star, wire } from '#app/ui/field-notes.tsx'

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
    className: classes('field', error && 'has-error', className),
  }
  const inside = (
    <>
      <div className={row ? 'field-row' : 'field-stack'}>
        <span id={`${id}-label`} className={hideLabel ? 'visually-hidden' : 'field-label'}>
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
