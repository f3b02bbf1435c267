import { call } from '#app/api-client.ts'
import { type Visit, VisitState } from '#app/features/visit/visit-state.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { formatDayMonthYear, indiaDay, lastVisitDay, parseDayMonthYear } from '#contract/dates.ts'
import { visitTimes } from '#contract/options.ts'
import * as styles from '#app/features/visit/visit.module.css'

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

const newWords = { title: 'Schedule Visit', submit: 'Schedule Visit' }
const wordsOf = {
  requested: { title: 'Your visit request', submit: 'Change request' },
  proposed: { title: 'Your visit', submit: 'Ask for another time' },
  accepted: { title: 'Your visit', submit: 'Ask for another time' },
}

/** Asks the owner for a visit, later changes or withdraws the request and answers the owner's proposal. */
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
      const askedOn = visit?.askedOn ?? today
      onVisit({ id: visit?.id ?? '', status: 'requested', day, time: visit_time, askedOn })
      onClose()
      if (visit) toast(data.message)
      else alert(data.message)
    },
  })

  function answer(action: 'accept' | 'decline', { id, day, time }: Visit) {
    const named = { visit_date: formatDayMonthYear(day), visit_time: time || 'morning' } as const
    const posted = action === 'accept' ? { _id: id, action, ...named } : { _id: id, action }
    return form.attempt(action, () => call('/api/user/visits/update', posted), {
      onDone({ data }) {
        onVisit(action === 'accept' && visit ? { ...visit, status: 'accepted' } : null)
        onClose()
        toast(data.message)
      },
    })
  }

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

  const words = visit ? wordsOf[visit.status] : newWords
  return (
    <Dialog open onClose={onClose} title={words.title} sheet>
      <Form {...form} className={styles.visitForm}>
        {visit ? (
          <VisitState visit={visit} />
        ) : (
          <p className="soft">The owner gets your name and number and calls to agree on a time.</p>
        )}
        {visit?.status === 'proposed' && (
          <div className={styles.answers}>
            <Button busy={form.busyWith === 'accept'} onClick={() => answer('accept', visit)}>
              Accept
            </Button>
            <Button
              variant="quiet"
              busy={form.busyWith === 'decline'}
              onClick={() => answer('decline', visit)}
            >
              Decline
            </Button>
          </div>
        )}
        <DateField
          label="Which day would suit you?"
          help="Optional."
          min="today"
          max={lastVisitDay(today)}
          {...form.field('visit_date')}
        />
        <ChipChoice label="What time of day?" items={times} {...form.field('visit_time')} />
        <SubmitButton wide variant={visit?.status === 'proposed' ? 'quiet' : 'primary'}>
          {words.submit}
        </SubmitButton>
        {visit && visit.status !== 'proposed' && (
          <Button variant="quiet" wide busy={form.busyWith === 'withdraw'} onClick={withdraw}>
            {visit.status === 'accepted' ? 'Cancel visit' : 'Withdraw request'}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}
