import { RequestForm } from '#app/features/help/request-form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits, screenLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'

type MailFormProps = { form: ReturnType<typeof useMailRequest>; onBack: () => void }

export function MailForm({ form, onBack }: MailFormProps) {
  return (
    <RequestForm title="Email US" submit="Send message" form={form} onBack={onBack}>
      <TextField
        label="Email id"
        type="email"
        autoComplete="email"
        maxLength={personLimits.emailChars}
        autoFocus
        {...form.field('email')}
      />
      <TextArea
        label="Message"
        style={{ height: screenLimits.helpMessagePx }}
        maxLength={personLimits.mailMessageChars}
        {...form.field('email_message')}
      />
    </RequestForm>
  )
}

/** Kept by the dialog, so that closing it loses nothing. */
export function useMailRequest({ email, onSent }: { email: string; onSent: () => void }) {
  const alert = useAlert()
  const form = useCallForm('/api/req/mail', {
    start: { email, email_message: '' },
    schema: async () => (await import('#contract/schemas/request.ts')).mailRequestSchema,
    keepsDraft: true,
    onDone() {
      form.reset({ email: '', email_message: '' })
      alert(messages.help.thanks).then(onSent)
    },
  })
  return form
}
