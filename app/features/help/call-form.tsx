import { useLocation } from 'react-router'
import { RequestForm } from '#app/features/help/request-form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits } from '#contract/limits.ts'
import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import { isOption } from '#contract/options/option-list.ts'
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

/** The draft and step from which help is asked in the wizard: our team calls about that. */
function wizardPlace({ pathname, search }: { pathname: string; search: string }) {
  const step = pathname.match(/^\/list-property\/(\w+)/)?.[1]
  if (!isOption(wizardSteps, step)) return {}
  const spn_already = new URLSearchParams(search).get('id') ?? undefined
  return { upload_type: step, spn_already }
}

type Start = { name: string; phone: string; onSent: () => void }

/** Kept by the dialog, so that closing it loses nothing. */
export function useCallRequest({ name, phone, onSent }: Start) {
  const confirm = useConfirm()
  const form = useCallForm('/api/req/call', {
    start: { name, phone },
    rest: wizardPlace(useLocation()),
    schema: async () => (await import('#contract/schemas/request.ts')).callRequestSchema,
    keepsDraft: true,
    onDone() {
      form.reset({ name: '', phone: '' })
      confirm(texts.help.thanks).then(onSent)
    },
  })
  return form
}
