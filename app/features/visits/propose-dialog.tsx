import type { VisitRow } from '#app/features/visits/visit-row.ts'
import { ClockField } from '#app/forms/clock-field.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { VisitDayField } from '#app/forms/visit-day-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatDayMonthYear, indiaDay, parseDayMonthYear } from '#contract/format/dates.ts'
import * as styles from '#app/features/visits/visits.module.css'

type ProposeDialogProps = { visit: VisitRow; onClose: () => void }

/** The owner names another day and time, which the seeker then answers. */
export function ProposeDialog({ visit, onClose }: ProposeDialogProps) {
  const today = indiaDay(Date.now())
  const form = useCallForm('/api/user/visits/update', {
    start: { day: formatDayMonthYear(visit.day), clock: visit.clock, time: '' },
    rest: { id: visit.id, action: 'propose' },
    schema: async () => (await import('#contract/schemas/visit.ts')).visitUpdateSchema(today),
    refreshes: 'done',
    toasts: 'done',
    onDone: onClose,
  })
  const clock = form.field('clock')

  return (
    <Dialog open sheet onClose={onClose} title="Propose another time">
      <Form {...form} className={styles.form}>
        <p className="soft">
          {visit.name} asked for {visit.wished || visit.when || 'any time'}.
        </p>
        <VisitDayField label="Which day?" {...form.field('day')} />
        <ClockField
          label="At what time?"
          placeholder="Choose a time"
          day={parseDayMonthYear(form.values.day)}
          {...clock}
          error={clock.error ?? form.field('time').error}
        />
        <SubmitButton wide>Propose</SubmitButton>
      </Form>
    </Dialog>
  )
}
