import { type FormEvent, useState } from 'react'
import { call } from '#app/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { personLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { reportReasons } from '#contract/options.ts'
import '#app/features/report-listing/report-listing.css'

type ReportDialogProps = { spn: string; onClose: () => void }

export function ReportDialog({ spn, onClose }: ReportDialogProps) {
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<{ reason?: string; form?: string }>({})

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!reason) {
      const missing = { reason: messages.validation.chooseOne }
      return focusFirstInvalid(event.currentTarget, () => setTrouble(missing))
    }
    setSending(true)
    setTrouble({})
    const reply = await call('/api/prop/report', { spnInput: spn, reason, note: note || undefined })
    setSending(false)
    if (!reply.ok) return setTrouble({ form: reply.message })
    onClose()
    toast(messages.listing.reported)
  }

  return (
    <Dialog open onClose={onClose} title="Report this listing" sheet>
      <form className="report-form" onSubmit={send} noValidate>
        <FieldGroup label="What is wrong?" radio error={trouble.reason}>
          <div className="report-reasons">
            {reportReasons.items.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="reason"
                  value={value}
                  checked={reason === value}
                  onChange={() => setReason(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </FieldGroup>
        <TextArea
          label="Anything else we should know?"
          rows={3}
          maxLength={personLimits.reportNoteChars}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {trouble.form && (
          <Notice tone="bad" role="alert">
            {trouble.form}
          </Notice>
        )}
        <Button type="submit" busy={isSending} wide>
          Send
        </Button>
      </form>
    </Dialog>
  )
}
