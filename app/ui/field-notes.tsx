import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/field.module.css'

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

/** Marks a field that must be answered. */
export function Star() {
  return (
    <span className={styles.need} aria-hidden="true">
      {' *'}
    </span>
  )
}

/** What helps with a field and what is wrong with it. */
export function FieldNotes({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.fieldError}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className={styles.fieldHelp}>
          {help}
        </div>
      )}
    </>
  )
}

export function wire(
  id: string,
  { help, error, required }: Omit<FieldTexts, 'label'>,
): FieldWiring {
  const notes = classes(error && `${id}-error`, help !== undefined && help !== null && `${id}-help`)
  return {
    id,
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
}
