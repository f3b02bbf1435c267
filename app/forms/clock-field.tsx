import { Select } from '#app/ui/select.tsx'
import { clocksOn, clockText, visitClocks } from '#contract/format/visit-clock.ts'
import type { VisitTime } from '#contract/options.ts'

type ClockFieldProps = {
  label: string
  name?: string
  /** HH:MM, or blank. */
  value: string
  onValue: (clock: string) => void
  error?: string | undefined
  /** YYYY-MM-DD; of this day, only times still to come. */
  day: string | null | undefined
  /** Only times within this time of day. */
  within?: VisitTime | '' | undefined
  placeholder: string
}

/** The half hour at which a visit begins. */
export function ClockField({ value, onValue, day, within, ...field }: ClockFieldProps) {
  const clocks = day ? clocksOn(day, Date.now(), within) : visitClocks.values
  return (
    <Select
      {...field}
      items={clocks.map((clock) => ({ value: clock, label: clockText(clock) }))}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}
