import { type FormEvent, useState } from 'react'
import { type Visit, VisitState } from '#app/features/visit/visit-state.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { type Slot, SlotField } from '#app/forms/slot-field.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useDebouncedRead } from '#app/forms/use-debounced-read.ts'
import { VisitDayField } from '#app/forms/visit-day-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { formatDayMonthYear, indiaDay, parseDayMonthYear } from '#contract/format/dates.ts'
import { timeOfClock } from '#contract/format/visit-clock.ts'
import { visitTimesOn } from '#contract/format/visit-wish.ts'
import { contactLimits } from '#contract/limits.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import type { VisitTime } from '#contract/options.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as validation from '#contract/texts/validation.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/visit/visit.module.css'

type VisitDialogProps = {
  spn: string
  who: OfferedBy
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
  const { spn, who, visit, onClose } = props
  const slots = useFreeSlots(spn)
  const { form, answer, withdraw } = useVisitForm(props, slots.offered)
  const [picking, setPicking] = useState<boolean>()
  const isPicking = slots.offered.length > 0 && (picking ?? (!visit || visit.slotId !== null))

  function submit(event: FormEvent) {
    if (!isPicking || form.values.slot) return form.submit(event)
    event.preventDefault()
    form.showErrors({ slot: validation.chooseOne })
  }

  const words = visit ? wordsOf[visit.status] : newWords
  const times = <DayAndTime form={form} />
  return (
    <Dialog open onClose={onClose} title={words.title} sheet>
      <Form {...form} submit={submit} className={styles.visitForm}>
        {visit ? (
          <VisitState visit={visit} who={who} />
        ) : (
          <p className="soft">{texts.visits.askingHint(who)}</p>
        )}
        {visit?.status === 'proposed' && (
          <Answers busyWith={form.busyWith} onAnswer={(action) => answer(action, visit)} />
        )}
        {slots.isLoading && <Skeleton height="24rem" />}
        {slots.offered.length > 0 && (
          <SlotField
            who={who}
            slots={slots.offered}
            isPicking={isPicking}
            onPicking={setPicking}
            {...form.field('slot')}
          >
            {times}
          </SlotField>
        )}
        {!slots.isLoading && slots.offered.length === 0 && times}
        <TextField
          label={propertyTexts.lineLabel(who)}
          placeholder={propertyTexts.linePlaceholder}
          maxLength={contactLimits.lineChars}
          // Opened, a dialog focuses its first field: on a phone the keyboard would cover the slots.
          disabled={slots.isLoading}
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

/** A wish of one's own, where the owner offers no times. */
function DayAndTime({ form }: { form: ReturnType<typeof useVisitForm>['form'] }) {
  const { day, time } = form.values
  const offered = visitTimesOn(parseDayMonthYear(day), Date.now())

  function chooseDay(day: string) {
    form.change('day', day)
    const left = visitTimesOn(parseDayMonthYear(day), Date.now())
    if (!left.some(({ value }) => value === time)) form.change('time', '')
  }

  return (
    <>
      <VisitDayField
        label="Which day would suit you?"
        help="Leave it empty if any day suits you."
        {...form.field('day')}
        onValue={chooseDay}
      />
      <ChipChoice label="What time of day?" items={[anyTime, ...offered]} {...form.field('time')} />
    </>
  )
}

type Answer = 'accept' | 'decline'
type AnswersProps = { busyWith: string | undefined; onAnswer: (answer: Answer) => void }

/** What a seeker says to another time that the owner proposes. */
function Answers({ busyWith, onAnswer }: AnswersProps) {
  return (
    <div className={styles.answers}>
      <Button busy={busyWith === 'accept'} onClick={() => onAnswer('accept')}>
        Accept
      </Button>
      <Button variant="quiet" busy={busyWith === 'decline'} onClick={() => onAnswer('decline')}>
        Decline
      </Button>
    </div>
  )
}

type Wished = { day: string; time: VisitTime | ''; slot: string }

function wished({ day, time, slot }: Wished, slots: readonly Slot[]) {
  const picked = slots.find(({ id }) => id === slot)
  if (!picked) return { day: parseDayMonthYear(day) ?? null, time, clock: '', slotId: null }
  return { day: picked.day, clock: picked.clock, time: timeOfClock(picked.clock), slotId: slot }
}

/** Asked for when the dialog opens: most listings have none. */
function useFreeSlots(spn: string) {
  const { answer, refusal } = useDebouncedRead('/api/prop/user/slots', { spn }, { pauseMs: 0 })
  return { offered: answer?.data.slots ?? [], isLoading: !answer && !refusal }
}

/** The request for a visit, and the calls that end it or answer the owner's proposal. */
function useVisitForm(props: VisitDialogProps, slots: readonly Slot[]) {
  const { spn, who, back, visit, onClose, onVisit } = props
  const confirm = useConfirm()
  const toast = useToast()
  const today = indiaDay(Date.now())
  const form = useCallForm('/api/prop/user/appointment', {
    start: {
      day: visit?.day ? formatDayMonthYear(visit.day) : '',
      time: visit?.time ?? '',
      line: visit?.line ?? '',
      slot: visit?.slotId ?? '',
    },
    rest: { spn },
    schema: async () =>
      (await import('#contract/schemas/listing-calls.ts')).appointmentSchema(today),
    back,
    onDone({ data }) {
      const askedOn = visit?.askedOn ?? today
      const { line } = form.values
      close({
        id: visit?.id ?? '',
        status: 'requested',
        ...wished(form.values, slots),
        line,
        askedOn,
      })
      if (visit) toast(data.message)
      else confirm({ title: data.message, text: texts.visits.hasToAgree(who) })
    },
  })

  function close(now: Visit | null) {
    onVisit(now)
    onClose()
  }

  return {
    form,
    answer(action: Answer, proposed: Visit) {
      const { id, day, time, clock } = proposed
      const named = { day: formatDayMonthYear(day), time: time || 'morning', clock } as const
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
