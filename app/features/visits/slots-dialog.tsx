import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { VisitDayField } from '#app/forms/visit-day-field.tsx'
import { ChipChoices } from '#app/ui/chips.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type Choice, Select } from '#app/ui/select.tsx'
import { formatDayMonthYear, indiaDay, parseDayMonthYear } from '#contract/format/dates.ts'
import { clocksOn, clockText, visitClocks } from '#contract/format/visit-clock.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/visits/visits.module.css'

type SlotsDialogProps = {
  /** YYYY-MM-DD to begin with, or blank. */
  day: string
  homes: readonly Choice[]
  onClose: () => void
}

const weeks = [1, 2, 4, 8].map((count) => ({
  value: String(count),
  label: count === 1 ? 'On this day only' : `On this weekday, for ${count} weeks`,
}))

/** The owner says when visits suit; seekers then pick one of these times. */
export function SlotsDialog({ day, homes, onClose }: SlotsDialogProps) {
  const today = indiaDay(Date.now())
  const form = useCallForm('/api/user/slots/add', {
    start: { day: formatDayMonthYear(day), clocks: [] as string[], weeks: '1', spn: '' },
    schema: async () => (await import('#contract/schemas/visit.ts')).slotsSchema(today),
    refreshes: 'done',
    toasts: 'done',
    onDone: onClose,
  })
  const named = parseDayMonthYear(form.values.day)
  const clocks = named ? clocksOn(named, Date.now()) : visitClocks.values
  const [times, repeat, home] = [form.field('clocks'), form.field('weeks'), form.field('spn')]

  return (
    <Dialog open sheet onClose={onClose} title="When are you free?">
      <Form {...form} className={styles.form}>
        <p className="soft">{texts.visits.slotsHint}</p>
        <VisitDayField label="Which day?" {...form.field('day')} />
        <ChipChoices
          label="At which times?"
          dense
          name={times.name}
          error={times.error}
          items={clocks.map((clock) => ({ value: clock, label: clockText(clock) }))}
          values={Array.isArray(times.value) ? [...times.value] : []}
          onValues={times.onValue}
        />
        <Select
          label="How often?"
          name={repeat.name}
          error={repeat.error}
          items={weeks}
          value={String(repeat.value)}
          onChange={({ target }) => repeat.onValue(target.value)}
        />
        {homes.length > 1 && (
          <Select
            label="For which home?"
            name={home.name}
            error={home.error}
            placeholder="All my homes"
            items={homes}
            value={home.value}
            onChange={({ target }) => home.onValue(target.value)}
          />
        )}
        <SubmitButton wide>Offer these times</SubmitButton>
      </Form>
    </Dialog>
  )
}
