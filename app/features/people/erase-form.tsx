import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { reviewLimits } from '#contract/limits/review.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/people/people.module.css'

/**
 * Erases the account at the person's request; staff type its number to confirm that it is the right
 * one.
 */
export function EraseForm({ id }: { id: string }) {
  const form = useCallForm('/api/people/erase', {
    start: { typed_phone: '', reason: '' },
    rest: { id },
    schema: async () => (await import('#contract/schemas/people.ts')).userEraseSchema,
    refreshes: 'done',
    toasts: 'done',
  })
  return (
    <Form {...form} className={styles.form} aria-label="Erase this account">
      <p className="soft small">{texts.people.eraseHint}</p>
      <PhoneField label="Type the number of the account" {...form.field('typed_phone')} />
      <TextArea
        label="How they asked for it"
        rows={2}
        maxLength={reviewLimits.blockReasonChars}
        {...form.field('reason')}
      />
      <SubmitButton variant="danger">Erase this account</SubmitButton>
    </Form>
  )
}
