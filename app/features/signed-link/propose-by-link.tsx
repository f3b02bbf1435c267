import { type FormEvent, useState } from 'react'
import { Answered } from '#app/features/signed-link/answered.tsx'
import { ClockField } from '#app/forms/clock-field.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { type Slot, SlotField } from '#app/forms/slot-field.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { VisitDayField } from '#app/forms/visit-day-field.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { formatDayMonthYear, indiaDay, parseDayMonthYear } from '#contract/format/dates.ts'
import { visitTimesOn } from '#contract/format/visit-wish.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import * as validation from '#contract/texts/validation.ts'
import * as styles from '#app/features/signed-link/signed-link.module.css'

type ProposeByLinkProps = {
  token: string
  side: 'owner' | 'seeker'
  /** The day that was asked for or proposed last. */
  day: string | null
  who: OfferedBy
  /** The free times of the other side, for seekers. */
  slots: readonly Slot[]
}

/** Proposes another time for a visit, once, by the link of a message. */
export function ProposeByLink({ token, side, who, day, slots }: ProposeByLinkProps) {
  const today = indiaDay(Date.now())
  const [done, setDone] = useState<string>()
  const [isPicking, setIsPicking] = useState(slots.length > 0)
  const form = useCallForm('/api/user/visits/link', {
    start: { day: formatDayMonthYear(day), time: '', clock: '', slot: '' },
    rest: { token, action: 'propose' },
    schema: async () => (await import('#contract/schemas/visit.ts')).visitLinkSchema(today),
    onDone: ({ data }) => setDone(data.message),
  })
  const named = parseDayMonthYear(form.values.day)

  function submit(event: FormEvent) {
    if (!isPicking || form.values.slot) return form.submit(event)
    event.preventDefault()
    form.showErrors({ slot: validation.chooseOne })
  }

  if (done) return <Answered>{done}</Answered>
  const otherDay = <VisitDayField label="Which day?" {...form.field('day')} />
  return (
    <Form {...form} submit={submit} className={styles.form}>
      {side === 'owner' ? (
        <>
          {otherDay}
          <ClockField
            label="At what time?"
            placeholder="Choose a time"
            day={named}
            {...form.field('clock')}
            error={form.field('clock').error ?? form.field('time').error}
          />
        </>
      ) : (
        <OwnersSlots
          who={who}
          slots={slots}
          isPicking={isPicking}
          onPicking={setIsPicking}
          field={form.field('slot')}
        >
          {otherDay}
          <ChipChoice
            label="What time of day?"
            items={visitTimesOn(named, Date.now())}
            {...form.field('time')}
          />
        </OwnersSlots>
      )}
      <SubmitButton>Propose this time</SubmitButton>
    </Form>
  )
}

type OwnersSlotsProps = Pick<
  Parameters<typeof SlotField>[0],
  'who' | 'slots' | 'isPicking' | 'onPicking' | 'children'
> & {
  field: Pick<Parameters<typeof SlotField>[0], 'name' | 'value' | 'onValue' | 'error'>
}

function OwnersSlots({ slots, field, children, ...picking }: OwnersSlotsProps) {
  if (slots.length === 0) return children
  return (
    <SlotField slots={slots} {...picking} {...field}>
      {children}
    </SlotField>
  )
}
