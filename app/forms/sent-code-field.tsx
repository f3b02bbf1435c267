import type { ComponentProps } from 'react'
import type { SentCode } from '#app/forms/use-sent-code.ts'
import { CodeField } from '#app/ui/code-field.tsx'
import { ResendLine } from '#app/ui/resend-line.tsx'

type SentCodeFieldProps = Omit<ComponentProps<typeof CodeField>, 'label' | 'length'> & {
  code: SentCode
  isSending: boolean
  onResend: () => void
}

/** The field for a code that was sent, with a link to get another one. */
export function SentCodeField({ code, isSending, onResend, ...field }: SentCodeFieldProps) {
  return (
    <div>
      <CodeField label="OTP" length={code.length} autoFocus {...field} />
      <ResendLine secondsLeft={code.secondsLeft} busy={isSending} onResend={onResend}>
        <span role="status">{code.message}</span>
      </ResendLine>
    </div>
  )
}
