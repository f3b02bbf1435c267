import { useRefresh } from '#app/browser/use-refresh.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { groupPhone } from '#contract/format/phones.ts'
import { personLimits } from '#contract/limits.ts'
import * as styles from '#app/features/profile/profile.module.css'

type ProfileFormProps = { name: string; email: string; phone: string }

/** Name and e-mail, to be changed; the number, only to be read. */
export function ProfileForm({ name, email, phone }: ProfileFormProps) {
  const refresh = useRefresh()
  const toast = useToast()
  const form = useCallForm('/api/user/data', {
    start: { name, email },
    schema: async () => (await import('#contract/schemas/user.ts')).userDataSchema(email),
    checks: 'whileTyping',
    async onDone({ data }) {
      // Saving removes extra spaces.
      form.reset((now) => ({
        name: now.name.replace(/\s+/g, ' ').trim(),
        email: now.email.trim(),
      }))
      await refresh()
      toast(data.message)
    },
  })
  const isEdited = form.values.name !== name || form.values.email !== email

  return (
    <Form {...form} className={styles.profileForm}>
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        {...form.field('name')}
      />
      <TextField
        label="Email Id"
        type="email"
        autoComplete="email"
        maxLength={personLimits.emailChars}
        {...form.field('email')}
      />
      <PhoneField
        label="Mobile number"
        name="phone"
        value={groupPhone(phone)}
        readOnly
        help="Your number is how you log in. It cannot be changed here."
      />
      {isEdited && <SubmitButton>Save Changes</SubmitButton>}
    </Form>
  )
}
