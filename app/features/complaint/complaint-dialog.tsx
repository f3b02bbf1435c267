import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { personLimits } from '#contract/limits.ts'
import { type ComplaintReason, complaintReasons } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/complaint/complain.module.css'

type ComplaintDialogProps = {
  spn: string
  /** What is chosen at first. */
  reason?: ComplaintReason | undefined
  onClose: () => void
}

export function ComplaintDialog({ spn, reason: chosen, onClose }: ComplaintDialogProps) {
  const toast = useToast()
  const form = useCallForm('/api/prop/report', {
    start: { reason: chosen ?? '', note: '' },
    rest: { spn },
    schema: async () => (await import('#contract/schemas/listing-calls.ts')).complaintSchema,
    keepsDraft: true,
    onDone() {
      form.reset({ reason: '', note: '' })
      onClose()
      toast(texts.listing.reported)
    },
  })
  const reason = form.field('reason')

  return (
    <Dialog open onClose={onClose} title="Report this listing" sheet>
      <Form {...form} className={styles.complaintForm}>
        <FieldGroup label="What is wrong?" radio error={reason.error}>
          <div className={styles.complaintReasons}>
            {complaintReasons.items.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name={reason.name}
                  value={value}
                  checked={reason.value === value}
                  onChange={() => reason.onValue(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </FieldGroup>
        <TextArea
          label="Anything else we should know?"
          rows={3}
          maxLength={personLimits.complaintNoteChars}
          {...form.field('note')}
        />
        <SubmitButton wide>Send</SubmitButton>
      </Form>
    </Dialog>
  )
}
