import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { FieldNotes, type FieldTexts, type FieldWiring, Star, wire } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/field.module.css'

/** The props for the field itself, not for its control. */
type OwnProps = FieldTexts & {
  id?: string | undefined
  /** Keeps the label for screen readers only, where the control speaks for itself. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

type FieldProps = OwnProps & { children: (wiring: FieldWiring) => ReactNode }

/** A label, one control, its help and what is wrong with it. */
export function Field({
  label,
  help,
  error,
  required,
  hideLabel,
  className,
  ...field
}: FieldProps) {
  const ownId = useId()
  const id = field.id ?? ownId

  return (
    <div className={classes(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.fieldLabel}>
        {label}
        {required && <Star />}
      </label>
      {field.children(wire(id, { help, error, required }))}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

/** Splits the props for the field from those for its control. */
export function splitProps<Props extends OwnProps>({
  label,
  help,
  error,
  required,
  hideLabel,
  className,
  id,
  ...control
}: Props) {
  return [{ label, help, error, required, hideLabel, className, id }, control] as const
}
