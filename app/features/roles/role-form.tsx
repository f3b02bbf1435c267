import type { FormEvent } from 'react'
import { Form, FormTrouble, SubmitButton } from '#app/forms/form.tsx'
import { SentCodeField } from '#app/forms/sent-code-field.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useSentCode } from '#app/forms/use-sent-code.ts'
import { Button } from '#app/ui/button.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { roles } from '#contract/options/roles.ts'
import * as styles from '#app/features/roles/roles.module.css'

type RoleFormProps = { codeLength: number; phone: string; role: (typeof roles.values)[number] }

/** Gives somebody a role: who and which, then a code to make sure who asks. */
export function RoleForm({ phone, role, codeLength }: RoleFormProps) {
  const code = useSentCode(codeLength)
  const form = useCallForm('/api/staff/role', {
    start: { phone, role, code: '' },
    secrets: ['code'],
    refreshes: 'done',
    toasts: 'done',
    onDone() {
      code.forget()
      form.reset({ phone: '', role: 'staff', code: '' })
    },
  })
  const hasPhone = form.values.phone.length === 10
  const hasCode = form.values.code.length === code.length

  function send() {
    return form.run('/api/staff/role/code', {}, { name: 'send', onDone: code.note })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.message === undefined) return hasPhone ? send() : undefined
    if (hasCode) form.submit()
  }

  const { onValue: setRole, ...roleField } = form.field('role')
  return (
    <Form {...form} className={styles.form} submit={submit}>
      <PhoneField label="Mobile number" {...form.field('phone')} />
      <Select
        label="Role"
        items={roles.items}
        {...roleField}
        onChange={({ target }) => setRole(target.value as typeof role)}
      />
      {code.message === undefined ? (
        <>
          <FormTrouble />
          <Button type="submit" busy={form.busyWith === 'send'} disabled={!hasPhone}>
            Send me an OTP to confirm
          </Button>
        </>
      ) : (
        <>
          <SentCodeField
            code={code}
            isSending={form.busyWith === 'send'}
            onResend={send}
            {...form.field('code')}
          />
          <SubmitButton disabled={!hasCode}>Set role</SubmitButton>
        </>
      )}
    </Form>
  )
}
