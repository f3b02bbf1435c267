import type { ReactNode } from 'react'
import { Form, type FormControl, SubmitButton } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/help/help-dialog.module.css'

type RequestFormProps = {
  title: string
  form: FormControl
  submit: string
  onBack: () => void
  children: ReactNode
}

/** The frame of both forms: what it is, the way back, the fields, what went wrong. */
export function RequestForm({ title, form, submit, onBack, children }: RequestFormProps) {
  return (
    <Form {...form} className={styles.helpForm} aria-label={title}>
      <div className={styles.helpFormHead}>
        <Button variant="plain" small onClick={onBack}>
          <Icon name="arrow-left" />
          Back
        </Button>
        <h3>{title}</h3>
      </div>
      {children}
      <SubmitButton wide>{submit}</SubmitButton>
    </Form>
  )
}
