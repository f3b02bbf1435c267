import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#app/api-client.ts'
import { Form, FormTrouble, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { ResendLine } from '#app/ui/resend-line.tsx'
import { Select } from '#app/ui/select.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useCountdown } from '#app/ui/use-countdown.ts'
import { otpLimits } from '#contract/limits.ts'
import { roles } from '#contract/options/reports.ts'
import * as styles from '#app/features/roles/roles.module.css'

type RoleFormProps = { codeLength: number; phone: string; role: (typeof roles.values)[number] }

/** Gives somebody a role: who and which, then a code to make sure who asks. */
export function RoleForm({ phone, role, ...usual }: RoleFormProps) {
  const [codeLength, setCodeLength] = useState(usual.codeLength)
  const [sent, setSent] = useState<string>()
  const countdown = useCountdown()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const form = useCallForm('/api/staff/role', {
    start: { phone_no: phone, role, u_otp: '' },
    secrets: ['u_otp'],
    async onDone({ data }) {
      toast(data.message)
      setSent(undefined)
      form.reset({ phone_no: '', role: 'staff', u_otp: '' })
      await revalidate()
    },
  })
  const hasPhone = form.values.phone_no.length === 10
  const hasCode = form.values.u_otp.length === codeLength

  function send() {
    return form.attempt('send', () => call('/api/staff/role/code', {}), {
      onDone({ data }) {
        setSent(data.message)
        setCodeLength(data.otp_length)
        countdown.start(otpLimits.resendSeconds)
      },
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sent === undefined) return hasPhone ? send() : undefined
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
      {sent === undefined ? (
        <>
          <FormTrouble />
          <Button type="submit" busy={form.busyWith === 'send'} disabled={!hasPhone}>
            Send me an OTP to confirm
          </Button>
        </>
      ) : (
        <>
          <div>
            <CodeField label="OTP" length={codeLength} autoFocus {...form.field('u_otp')} />
            <ResendLine
              secondsLeft={countdown.left}
              busy={form.busyWith === 'send'}
              onResend={send}
            >
              <span role="status">{sent}</span>
            </ResendLine>
          </div>
          <FormTrouble />
          <SubmitButton disabled={!hasCode}>Set role</SubmitButton>
        </>
      )}
    </Form>
  )
}
