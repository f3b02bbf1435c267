import { call } from '#app/api-client.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useToast } from '#app/ui/toast.tsx'
import {
  formatDay,
  formatDayMonthYear,
  indiaDay,
  lastVisitDay,
  parseDayMonthYear,
} from '#contract/dates.ts'
import { type VisitTime, visitTimes } from '#contract/options.ts'
import { visitWishText } from '#contract/visit-wish.ts'
import * as styles from '#app/features/visit/visit.module.css'

/** What the viewer has asked the owner for. */
type Visit = { day: string | null; time: VisitTime | ''; askedOn: string }

type VisitDialogProps = {
  spn: string
  /** The path that opens this dialog again after a login. */
  back: string
  visit: Visit | null
  onClose: () => void
  /** The owner was told of a new or changed request, or that it is withdrawn. */
  onVisit: (visit: Visit | null) => void
}

const times = [{ value: '', label: 'Any time' } as const, ...visitTimes.items]

/** Asks the owner for a visit, and later changes or withdraws the request. */
export function VisitDialog({ spn, back, visit, onClose, onVisit }: VisitDialogProps) {
  const alert = useAlert()
  const toast = useToast()
  const today = indiaDay(Date.now())
  const form = useCallForm('/api/prop/user/appointment', {
    start: {
      visit_date: visit?.day ? formatDayMonthYear(visit.day) : '',
      visit_time: visit?.time ?? '',
    },
    rest: { spnInput: spn },
    schema: async () =>
      (await import('#contract/schemas/listing-calls.ts')).appointmentSchema(today),
    back,
    onDone({ data }) {
      const { visit_date, visit_time } = form.values
      const day = parseDayMonthYear(visit_date) ?? null
      onVisit({ day, time: visit_time, askedOn: visit?.askedOn ?? today })
      onClose()
      if (visit) toast(data.message)
      else alert(data.message)
    },
  })

  function withdraw() {
    return form.attempt(
      'withdraw',
      () => call('/api/prop/user/appointment/withdraw', { spnInput: spn }),
      {
        onDone({ data }) {
          onVisit(null)
          onClose()
          toast(data.message)
        },
      },
    )
  }

  return (
    <Dialog open onClose={onClose} title={visit ? 'Your visit request' : 'Schedule Visit'} sheet>
      <Form {...form} className={styles.visitForm}>
        {visit ? (
          <Notice>
            You asked on {formatDay(visit.askedOn)} for{' '}
            <b>{visitWishText(withTime(visit)) || 'any time'}</b>. The owner has your name and
            number and calls to agree on a time.
          </Notice>
        ) : (
          <p className="soft">The owner gets your name and number and calls to agree on a time.</p>
        )}
        <DateField
          label="Which day would suit you?"
          help="Optional."
          min="today"
          max={lastVisitDay(today)}
          {...form.field('visit_date')}
        />
        <ChipChoice label="What time of day?" items={times} {...form.field('visit_time')} />
        <SubmitButton wide>{visit ? 'Change request' : 'Schedule Visit'}</SubmitButton>
        {visit && (
          <Button variant="quiet" wide busy={form.busyWith === 'withdraw'} onClick={withdraw}>
            Withdraw request
          </Button>
        )}
      </Form>
    </Dialog>
  )
}

function withTime({ day, time }: Visit) {
  return { day, time: time || null }
}
