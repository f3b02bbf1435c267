import type { useLogin } from '#app/features/login/use-login.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits } from '#contract/limits.ts'

type PersonFieldsProps = { form: ReturnType<typeof useLogin>['form'] }

export function PersonFields({ form }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        {...form.field('name')}
      />
      <TextField
        label="Email id"
        type="email"
        autoComplete="email"
        maxLength={personLimits.emailChars}
        {...form.field('email')}
      />
    </>
  )
}
