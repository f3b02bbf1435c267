import type { LoginErrors, LoginValues } from '#app/features/login/use-login-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits } from '#contract/limits.ts'

type PersonFieldsProps = {
  values: LoginValues
  errors: LoginErrors
  onChange: (name: 'full_name' | 'email', value: string) => void
}

/** Who signs up. */
export function PersonFields({ values, errors, onChange }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label="Full Name"
        name="full_name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        value={values.full_name}
        error={errors.full_name}
        onChange={(event) => onChange('full_name', event.target.value)}
      />
      <TextField
        label="Email id"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={personLimits.emailChars}
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange('email', event.target.value)}
      />
    </>
  )
}
