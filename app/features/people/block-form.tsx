import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { reviewLimits } from '#contract/limits/review.ts'
import * as styles from '#app/features/people/people.module.css'

type BlockFormProps = { id: string; isBlocked: boolean }

/** Blocks a person, who is told the reason, or ends the block. */
export function BlockForm({ id, isBlocked }: BlockFormProps) {
  const form = useCallForm('/api/user/blocked', {
    start: { reason: '' },
    rest: { id, block: isBlocked ? 'false' : 'true' },
    schema: async () => (await import('#contract/schemas/review.ts')).blockUserSchema,
    keepsDraft: true,
    refreshes: 'done',
    toasts: 'done',
    onDone(): void {
      form.forget()
    },
  })

  return (
    <Form {...form} className={styles.form} aria-label={isBlocked ? 'Unblock' : 'Block'}>
      <TextArea
        label={isBlocked ? 'Why the block ends' : 'Reason, which the person is told'}
        required={!isBlocked}
        rows={3}
        maxLength={reviewLimits.blockReasonChars}
        {...form.field('reason')}
      />
      <SubmitButton variant={isBlocked ? 'primary' : 'danger'}>
        {isBlocked ? 'Unblock' : 'Block this account'}
      </SubmitButton>
    </Form>
  )
}
