import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { personLimits } from '#contract/limits.ts'
import { groupPhone } from '#contract/phones.ts'
import * as styles from '#app/features/profile/profile.module.css'

type ProfileFormProps = { name: string; email: string; phone: string }

/** Name and e-mail, to be changed; the number, only to be read. */
export function ProfileForm({ name, email, phone }: ProfileFormProps) {
  const refresh = useRefresh()
  const toast = useToast()
  const form = useCallForm('/api/user/data', {
    start: { user_name: name, user_email: email },
    schema: async () => (await import('#contract/schemas/user.ts')).userDataSchema(email),
    checks: 'whileTyping',
    async onDone({ data }) {
      // What was saved may differ from what was typed by its spaces.
      form.reset((now) => ({
        user_name: now.user_name.replace(/\s+/g, ' ').trim(),
        user_email: now.user_email.trim(),
      }))
      await refresh()
      toast(data.message)
    },
  })
  const isEdited = form.values.user_name !== name || form.values.user_email !== email

  return (
    <Form {...form} className={styles.profileForm}>
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        {...form.field('user_name')}
      />
      <TextField
        label="Email Id"
        type="email"
        autoComplete="email"
        maxLength={personLimits.emailChars}
        {...form.field('user_email')}
      />
      <PhoneField
        label="Mobile number"
        name="phone_no"
        value={groupPhone(phone)}
        readOnly
        help="Your number is how you log in. It cannot be changed here."
      />
      {isEdited && <SubmitButton>Save Changes</SubmitButton>}
    </Form>
  )
}
