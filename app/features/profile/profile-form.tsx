import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ownCall } from '#app/features/profile/own-call.ts'
import { Button } from '#app/ui/button.tsx'
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { usePaused } from '#app/ui/use-paused.ts'
import { isSimpleEmail } from '#contract/emails.ts'
import { personLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { groupPhone } from '#contract/phones.ts'

type ProfileFormProps = { name: string; email: string; phone: string }

/** Name and e-mail, to be changed; the number, only to be read. */
export function ProfileForm(saved: ProfileFormProps) {
  const [name, setName] = useState(saved.name)
  const [email, setEmail] = useState(saved.email)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const isPaused = usePaused(email)
  const { revalidate } = useRevalidator()
  const toast = useToast()

  const isEdited = name !== saved.name || email !== saved.email
  const isStrange = email !== saved.email && !isSimpleEmail(email)
  const nameError = name.trim() ? undefined : messages.profile.fullName
  const emailError = isStrange && isPaused ? messages.validation.email : undefined

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy || !isEdited) return
    setBusy(true)
    const reply = await ownCall('/api/user/data', { user_name: name, user_email: email })
    if (reply.ok) {
      await revalidate()
      // What was saved may differ from what was typed by its spaces.
      setName((now) => now.replace(/\s+/g, ' ').trim())
      setEmail((now) => now.trim())
      toast(reply.answer.data.message)
    } else {
      focusFirstInvalid(form, () => setRefused(reply.errors))
      if (Object.keys(reply.errors).length === 0) toast(reply.message, 'bad')
    }
    setBusy(false)
  }

  function correct(field: string) {
    setRefused(({ [field]: _corrected, ...others }) => others)
  }

  return (
    <form className="profile-form" noValidate onSubmit={save}>
      <TextField
        label="Full Name"
        name="user_name"
        autoComplete="name"
        maxLength={personLimits.nameChars}
        value={name}
        error={isEdited ? (nameError ?? refused.user_name) : undefined}
        onChange={(event) => {
          setName(event.target.value)
          correct('user_name')
        }}
      />
      <TextField
        label="Email Id"
        name="user_email"
        type="email"
        autoComplete="email"
        maxLength={personLimits.emailChars}
        value={email}
        error={emailError ?? refused.user_email}
        onChange={(event) => {
          setEmail(event.target.value)
          correct('user_email')
        }}
      />
      <PhoneField
        label="Mobile number"
        name="phone_no"
        value={groupPhone(saved.phone)}
        readOnly
        help="Your number is how you log in. It cannot be changed here."
      />
      {isEdited && (
        <Button type="submit" busy={busy}>
          Save Changes
        </Button>
      )}
    </form>
  )
}
