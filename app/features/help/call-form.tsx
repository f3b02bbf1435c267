import { RequestForm } from '#app/features/help/request-form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'

type CallFormProps = { form: ReturnType<typeof useCallRequest>; onBack: () => void }

export function CallForm({ form, onBack }: CallFormProps) {
  return (
    <RequestForm title="Request a call back" submit="Request call" form={form} onBack={onBack}>
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        autoFocus
        {...form.field('name')}
      />
      <PhoneField label="Phone No" {...form.field('phone')} />
    </RequestForm>
  )
}

type Start = { name: string; phone: string; onSent: () => void }

/** Kept by the dialog, so that closing it loses nothing. */
export function useCallRequest({ name, phone, onSent }: Start) {
  const alert = useConfirm()
  const form = useCallForm('/api/req/call', {
    start: { name, phone },
    schema: async () => (await import('#contract/schemas/request.ts')).callRequestSchema,
    keepsDraft: true,
    onDone() {
      form.reset({ name: '', phone: '' })
      alert(texts.help.thanks).then(onSent)
    },
  })
  return form
}
