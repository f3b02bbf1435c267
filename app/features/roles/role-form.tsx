import type { FormEvent } from 'react'
import { call } from '#app/api-client.ts'
import { Form, FormTrouble, SubmitButton } from '#app/forms/form.tsx'
import { SentCodeField } from '#app/forms/sent-code-field.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useSentCode } from '#app/forms/use-sent-code.ts'
import { Button } from '#app/ui/button.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { roles } from '#contract/options/reports.ts'
import * as styles from '#app/features/roles/roles.module.css'

type RoleFormProps = { codeLength: number; phone: string; role: (typeof roles.values)[number] }

/** Gives somebody a role: who and which, then a code to make sure who asks. */
export function RoleForm({ phone, role, codeLength }: RoleFormProps) {
  const code = useSentCode(codeLength)
  const toast = useToast()
  const refresh = useRefresh()
  const form = useCallForm('/api/staff/role', {
    start: { phone_no: phone, role, u_otp: '' },
    secrets: ['u_otp'],
    async onDone({ data }) {
      toast(data.message)
      code.forget()
      form.reset({ phone_no: '', role: 'staff', u_otp: '' })
      await refresh()
    },
  })
  const hasPhone = form.values.phone_no.length === 10
  const hasCode = form.values.u_otp.length === code.length

  function send() {
    return form.attempt('send', () => call('/api/staff/role/code', {}), {
      onDone: ({ data }) => code.note(data),
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.message === undefined) return hasPhone ? send() : undefined
    if (hasCode) form.submit()
  }

  const { onValue: setRole, ...roleField } = form.field('role')
  return (
    <Form {...form} className={styles.form} submit={submit}>
      <PhoneField label="Mobile number" {...form.field('phone_no')} />
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
            {...form.field('u_otp')}
          />
          <FormTrouble />
          <SubmitButton disabled={!hasCode}>Set role</SubmitButton>
        </>
      )}
    </Form>
  )
}
