import { RequestForm } from '#app/features/help/request-form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'

type CallFormProps = { form: ReturnType<typeof useCallRequest>; onBack: () => void }

export function CallForm({ form, onBack }: CallFormProps) {
  return (
    <RequestForm title="Request a call back" submit="Request call" form={form} onBack={onBack}>
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        autoFocus
        {...form.field('full_name')}
      />
      <PhoneField label="Phone No" {...form.field('phone_no_b')} />
    </RequestForm>
  )
}

type Start = { name: string; phone: string; onSent: () => void }

/** Kept by the dialog, so that closing it loses nothing. */
export function useCallRequest({ name, phone, onSent }: Start) {
  const alert = useAlert()
  const form = useCallForm('/api/req/call', {
    start: { full_name: name, phone_no_b: phone },
    schema: async () => (await import('#contract/schemas/request.ts')).callRequestSchema,
    keepsDraft: true,
    onDone() {
      form.reset({ full_name: '', phone_no_b: '' })
      alert(messages.help.thanks).then(onSent)
    },
  })
  return form
}
