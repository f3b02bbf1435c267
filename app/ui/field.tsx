import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import '#app/ui/field.css'

/** What every field says about itself. */
export type FieldTexts = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** Marks the label with a star; the check itself belongs to the form. */
  required?: boolean | undefined
}

/** What a control needs to be tied to its label, help and error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = FieldTexts & {
  id?: string | undefined
  /** Keeps the label for screen readers only, where the control speaks for itself. */
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

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
    <div className={classes('field', error && 'has-error', className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'field-label'}>
        {label}
        {required && <Star />}
      </label>
      {field.children(wire(id, { help, error, required }))}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

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

function Star() {
  return (
    <span className="need" aria-hidden="true">
      {' *'}
    </span>
  )
}

function FieldNotes({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="circle-exclamation-point" />
          {error}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className="field-help">
          {help}
        </div>
      )}
    </>
  )
}

function wire(id: string, { help, error, required }: Omit<FieldTexts, 'label'>): FieldWiring {
  const notes = classes(error && `${id}-error`, help !== undefined && help !== null && `${id}-help`)
  return {
    id,
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
}
