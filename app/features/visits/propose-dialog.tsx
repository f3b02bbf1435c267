import type { VisitRow } from '#app/features/visits/visit-row.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { ChipChoice } from '#app/ui/chips.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { formatDayMonthYear, indiaDay, lastVisitDay } from '#contract/dates.ts'
import { type VisitTime, visitTimes } from '#contract/options.ts'
import * as styles from '#app/features/visits/visits.module.css'

type ProposeDialogProps = { visit: VisitRow; onClose: () => void }

/** The owner names another day and time, which the seeker then answers. */
export function ProposeDialog({ visit, onClose }: ProposeDialogProps) {
  const refresh = useRefresh()
  const toast = useToast()
  const today = indiaDay(Date.now())
  const form = useCallForm('/api/user/visits/update', {
    start: {
      visit_date: formatDayMonthYear(visit.day),
      visit_time: visit.time as VisitTime,
    },
    rest: { _id: visit.id, action: 'propose' },
    schema: async () => (await import('#contract/schemas/visit.ts')).visitUpdateSchema(today),
    async onDone({ data }) {
      await refresh()
      toast(data.message)
      onClose()
    },
  })

  return (
    <Dialog open sheet onClose={onClose} title="Propose another time">
      <Form {...form} className={styles.form}>
        <p className="soft">
          {visit.name} asked for {visit.wished || visit.when || 'any time'}.
        </p>
        <DateField
          label="Which day?"
          min="today"
          max={lastVisitDay(today)}
          {...form.field('visit_date')}
        />
        <ChipChoice
          label="What time of day?"
          items={visitTimes.items}
          {...form.field('visit_time')}
        />
        <SubmitButton wide>Propose</SubmitButton>
      </Form>
    </Dialog>
  )
}
