import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { indiaDay, lastVisitDay } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import { visitTimes } from '#contract/options.ts'
import * as styles from '#app/features/visit/visit.module.css'

type VisitDialogProps = {
  spn: string
  /** The path that opens this dialog again after a login. */
  back: string
  onClose: () => void
  /** The owner was told. */
  onSent: () => void
}

const times = [{ value: '', label: 'Any time' } as const, ...visitTimes.items]

/** Asks the owner for a visit; the day and the time of day may be left open. */
export function VisitDialog({ spn, back, onClose, onSent }: VisitDialogProps) {
  const alert = useAlert()
  const today = indiaDay(Date.now())
  const form = useCallForm('/api/prop/user/appointment', {
    start: { visit_date: '', visit_time: '' },
    rest: { spnInput: spn },
    schema: async () =>
      (await import('#contract/schemas/listing-calls.ts')).appointmentSchema(today),
    back,
    onDone() {
      onSent()
      onClose()
      alert(messages.listing.scheduled)
    },
  })

  return (
    <Dialog open onClose={onClose} title="Schedule Visit" sheet>
      <Form {...form} className={styles.visitForm}>
        <p className="soft">The owner gets your name and number and calls to agree on a time.</p>
        <DateField
          label="Which day would suit you?"
          help="Optional."
          min="today"
          max={lastVisitDay(today)}
          {...form.field('visit_date')}
        />
        <ChipChoice label="What time of day?" items={times} {...form.field('visit_time')} />
        <SubmitButton wide>Schedule Visit</SubmitButton>
      </Form>
    </Dialog>
  )
}
