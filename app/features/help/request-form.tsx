import type { ReactNode } from 'react'
import type { RequestForm as Form } from '#app/features/help/use-request-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'

type RequestFormProps = {
  title: string
  form: Omit<Form<never>, 'values' | 'change'>
  submit: string
  onBack: () => void
  children: ReactNode
}

/** The frame of both forms: what it is, the way back, the fields, what went wrong. */
export function RequestForm({ title, form, submit, onBack, children }: RequestFormProps) {
  const isUnexplained = form.message !== '' && Object.keys(form.errors).length === 0

  return (
    <form className="help-form" noValidate onSubmit={form.send} aria-label={title}>
      <div className="help-form-head">
        <Button variant="plain" small onClick={onBack}>
          <Icon name="arrow-left" />
          Back
        </Button>
        <h3>{title}</h3>
      </div>
      {children}
      {isUnexplained && (
        <Notice tone="bad" role="alert">
          {form.message}
        </Notice>
      )}
      <Button type="submit" wide busy={form.isBusy}>
        {isUnexplained ? 'Try again' : submit}
      </Button>
    </form>
  )
}
