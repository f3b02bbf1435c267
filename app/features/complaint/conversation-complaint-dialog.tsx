import { ComplaintFields } from '#app/features/complaint/complaint-fields.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/complaint/complain.module.css'

type ConversationComplaintDialogProps = { id: string; onClose: () => void }

/** Tells us that something is wrong with what somebody writes; the staff may read it then. */
export function ConversationComplaintDialog({ id, onClose }: ConversationComplaintDialogProps) {
  const toast = useToast()
  const form = useCallForm('/api/user/conversations/complain', {
    start: { reason: '', note: '' },
    rest: { id },
    schema: async () =>
      (await import('#contract/schemas/conversation.ts')).conversationComplaintSchema,
    keepsDraft: true,
    onDone({ data }) {
      form.reset({ reason: '', note: '' })
      onClose()
      toast(data.message)
    },
  })

  return (
    <Dialog open onClose={onClose} title="Report this conversation" sheet>
      <Form {...form} className={styles.complaintForm}>
        <p className="soft">{texts.conversations.staffWillRead}</p>
        <ComplaintFields
          reason={form.field('reason')}
          note={form.field('note')}
          reasons={['offensive', 'fake', 'agent', 'other']}
        />
        <SubmitButton wide>Send</SubmitButton>
      </Form>
    </Dialog>
  )
}
