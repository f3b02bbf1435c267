import { RequestForm } from '#app/features/help/request-form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits, screenLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'

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
        {...form.field('message')}
      />
    </RequestForm>
  )
}

/** Kept by the dialog, so that closing it loses nothing. */
export function useMailRequest({ email, onSent }: { email: string; onSent: () => void }) {
  const confirm = useConfirm()
  const form = useCallForm('/api/req/mail', {
    start: { email, message: '' },
    schema: async () => (await import('#contract/schemas/request.ts')).mailRequestSchema,
    keepsDraft: true,
    onDone() {
      form.reset({ email: '', message: '' })
      confirm(texts.help.thanks).then(onSent)
    },
  })
  return form
}
