import { RequestForm } from '#app/features/help/request-form.tsx'
import type { RequestForm as Form } from '#app/features/help/use-request-form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits, screenLimits } from '#contract/limits.ts'

type MailFormProps = { form: Form<'email' | 'email_message'>; onBack: () => void }

export function MailForm({ form, onBack }: MailFormProps) {
  const { email, email_message } = form.values

  return (
    <RequestForm title="Email US" submit="Send message" form={form} onBack={onBack}>
      <TextField
        label="Email id"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={personLimits.emailChars}
        autoFocus
        value={email}
        error={form.errors.email}
        onChange={(event) => form.change('email', event.target.value)}
      />
      <TextArea
        label="Message"
        name="email_message"
        style={{ height: screenLimits.helpMessagePx }}
        maxLength={personLimits.mailMessageChars}
        value={email_message}
        error={form.errors.email_message}
        onChange={(event) => form.change('email_message', event.target.value)}
      />
    </RequestForm>
  )
}
