import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { personLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { reportReasons } from '#contract/options.ts'
import * as styles from '#app/features/report-listing/report-listing.module.css'

type ReportDialogProps = { spn: string; onClose: () => void }

export function ReportDialog({ spn, onClose }: ReportDialogProps) {
  const toast = useToast()
  const form = useCallForm('/api/prop/report', {
    start: { reason: '', note: '' },
    rest: { spnInput: spn },
    schema: async () => (await import('#contract/schemas/listing-calls.ts')).listingReportSchema,
    keepsDraft: true,
    onDone() {
      form.reset({ reason: '', note: '' })
      onClose()
      toast(messages.listing.reported)
    },
  })
  const reason = form.field('reason')

  return (
    <Dialog open onClose={onClose} title="Report this listing" sheet>
      <Form {...form} className={styles.reportForm}>
        <FieldGroup label="What is wrong?" radio error={reason.error}>
          <div className={styles.reportReasons}>
            {reportReasons.items.map(({ value, label }) => (
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
          maxLength={personLimits.reportNoteChars}
          {...form.field('note')}
        />
        <SubmitButton wide>Send</SubmitButton>
      </Form>
    </Dialog>
  )
}
