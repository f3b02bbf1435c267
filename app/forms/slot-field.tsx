import { type ReactNode, useState } from 'react'
import { ChipChoice } from '#app/ui/chips.tsx'
import { indiaDay } from '#contract/format/dates.ts'
import { comingDay } from '#contract/format/near-days.ts'
import { clockText } from '#contract/format/visit-clock.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import { isFreeOn } from '#contract/texts/visits.ts'

export type Slot = { id: string; day: string; clock: string }

type SlotFieldProps = {
  who: OfferedBy
  slots: readonly Slot[]
  name: string
  /** The id of a slot, or blank. */
  value: string
  onValue: (id: string) => void
  error?: string | undefined
  /** Whether one of the slots is to be picked, or another time is named. */
  isPicking: boolean
  onPicking: (isPicking: boolean) => void
  /** How another time is named. */
  children: ReactNode
}

/** Picks a free time of whoever shows the home: a day, then a time of it; or another time. */
export function SlotField(props: SlotFieldProps) {
  const { who, slots, value, onValue, isPicking, onPicking, children, ...field } = props
  const today = indiaDay(Date.now())
  const days = [...new Set(slots.map(({ day }) => day))]
  const [day, setDay] = useState(slots.find(({ id }) => id === value)?.day ?? days[0] ?? '')

  function choose(chosen: string) {
    onPicking(chosen !== '')
    onValue('')
    if (chosen) setDay(chosen)
  }

  return (
    <>
      <ChipChoice
        label={isFreeOn(who)}
        dense
        items={[
          ...days.map((each) => ({ value: each, label: comingDay(each, today) })),
          { value: '', label: 'Another time' },
        ]}
        value={isPicking ? day : ''}
        onValue={choose}
      />
      {isPicking ? (
        <ChipChoice
          label="At what time?"
          dense
          items={slots
            .filter((slot) => slot.day === day)
            .map(({ id, clock }) => ({ value: id, label: clockText(clock) }))}
          value={value}
          onValue={onValue}
          {...field}
        />
      ) : (
        children
      )}
    </>
  )
}
