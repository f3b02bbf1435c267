import { ComplaintFields } from '#app/features/complaint/complaint-fields.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { ComplaintReason } from '#contract/options.ts'
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
      toast(texts.listing.complaintFiled)
    },
  })

  return (
    <Dialog open onClose={onClose} title="Report this listing" sheet>
      <Form {...form} className={styles.complaintForm}>
        <ComplaintFields reason={form.field('reason')} note={form.field('note')} />
        <SubmitButton wide>Send</SubmitButton>
      </Form>
    </Dialog>
  )
}
