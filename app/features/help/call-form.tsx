import { RequestForm } from '#app/features/help/request-form.tsx'
import type { RequestForm as Form } from '#app/features/help/use-request-form.ts'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits, phoneLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'

type CallFormProps = { form: Form<'full_name' | 'phone_no_b'>; onBack: () => void }

export function CallForm({ form, onBack }: CallFormProps) {
  const { full_name, phone_no_b } = form.values
  const isCut = phone_no_b !== '' && phone_no_b.length !== phoneLimits.digits

  return (
    <RequestForm title="Request a call back" submit="Request call" form={form} onBack={onBack}>
      <TextField
        label="Full Name"
        name="full_name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        autoFocus
        value={full_name}
        error={form.errors.full_name}
        onChange={(event) => form.change('full_name', event.target.value)}
      />
      <PhoneField
        label="Phone No"
        name="phone_no_b"
        value={phone_no_b}
        error={form.errors.phone_no_b ?? (isCut ? messages.validation.mobile : undefined)}
        onValue={(digits) => form.change('phone_no_b', digits)}
      />
    </RequestForm>
  )
}
