import { type Visit, VisitState } from '#app/features/visit/visit-state.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { VisitDayField } from '#app/forms/visit-day-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { formatDayMonthYear, indiaDay, parseDayMonthYear } from '#contract/format/dates.ts'
import { visitTimesOn } from '#contract/format/visit-wish.ts'
import { contactLimits } from '#contract/limits.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
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

const anyTime = { value: '', label: 'Any time' } as const

const newWords = { title: 'Schedule Visit', submit: 'Schedule Visit' }
const wordsOf = {
  requested: { title: 'Your visit request', submit: 'Change request' },
  proposed: { title: 'Your visit', submit: 'Ask for another time' },
  accepted: { title: 'Your visit', submit: 'Ask for another time' },
}

/** Asks the owner for a visit, later changes or withdraws the request and answers the owner's proposal. */
export function VisitDialog(props: VisitDialogProps) {
  const { visit, onClose } = props
  const { form, answer, withdraw } = useVisitForm(props)
  const { day, time } = form.values
  const times = visitTimesOn(parseDayMonthYear(day), Date.now())

  function chooseDay(day: string) {
    form.change('day', day)
    const left = visitTimesOn(parseDayMonthYear(day), Date.now())
    if (!left.some(({ value }) => value === time)) form.change('time', '')
  }

  const words = visit ? wordsOf[visit.status] : newWords
  return (
    <Dialog open onClose={onClose} title={words.title} sheet>
      <Form {...form} className={styles.visitForm}>
        {visit ? <VisitState visit={visit} /> : <p className="soft">{texts.visits.askingHint}</p>}
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
        <VisitDayField
          label="Which day would suit you?"
          help="Leave it empty if any day suits you."
          {...form.field('day')}
          onValue={chooseDay}
        />
        <ChipChoice label="What time of day?" items={[anyTime, ...times]} {...form.field('time')} />
        <TextField
          label={propertyTexts.lineLabel}
          placeholder={propertyTexts.linePlaceholder}
          maxLength={contactLimits.lineChars}
          {...form.field('line')}
        />
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

/** The request for a visit, and the calls that end it or answer the owner's proposal. */
function useVisitForm({ spn, back, visit, onClose, onVisit }: VisitDialogProps) {
  const alert = useConfirm()
  const toast = useToast()
  const today = indiaDay(Date.now())
  const form = useCallForm('/api/prop/user/appointment', {
    start: {
      day: visit?.day ? formatDayMonthYear(visit.day) : '',
      time: visit?.time ?? '',
      line: visit?.line ?? '',
    },
    rest: { spn },
    schema: async () =>
      (await import('#contract/schemas/listing-calls.ts')).appointmentSchema(today),
    back,
    onDone({ data }) {
      const { time, line } = form.values
      const day = parseDayMonthYear(form.values.day) ?? null
      const askedOn = visit?.askedOn ?? today
      close({ id: visit?.id ?? '', status: 'requested', day, time, line, askedOn })
      if (visit) toast(data.message)
      else alert({ title: data.message, text: texts.visits.ownerHasToAgree })
    },
  })

  function close(now: Visit | null) {
    onVisit(now)
    onClose()
  }

  return {
    form,
    answer(action: 'accept' | 'decline', proposed: Visit) {
      const { id, day, time } = proposed
      const named = { day: formatDayMonthYear(day), time: time || 'morning' } as const
      const posted = action === 'accept' ? { id, action, ...named } : { id, action }
      return form.run('/api/user/visits/update', posted, {
        name: action,
        toasts: 'done',
        onDone: () => close(action === 'accept' ? { ...proposed, status: 'accepted' } : null),
      })
    },
    withdraw() {
      const told = { name: 'withdraw', toasts: 'done', onDone: () => close(null) } as const
      return form.run('/api/prop/user/appointment/withdraw', { spn }, told)
    },
  }
}
