import { DateField } from '#app/ui/date-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  addDays,
  formatDayMonthYear,
  indiaDay,
  indiaTime,
  parseDayMonthYear,
} from '#contract/format/dates.ts'
import { plannedLimits } from '#contract/limits/planned-messages.ts'
import * as texts from '#contract/texts/sender.ts'
import * as styles from '#app/features/sender/send-dialog.module.css'

/** A moment as it is typed: dd/mm/yyyy and HH:MM, in India. */
export type TypedMoment = { day: string; time: string }

/** Tomorrow at ten, when promotions may be sent again; or a moment that was chosen before. */
export function typedMoment(at?: string): TypedMoment {
  if (at) return { day: formatDayMonthYear(indiaDay(at)), time: indiaTime(at) }
  return { day: formatDayMonthYear(addDays(indiaDay(Date.now()), 1)), time: '10:00' }
}

/** The moment as the calls take it; or what is wrong with it. */
export function readMoment({ day, time }: TypedMoment): { at?: string; error?: string } {
  const isoDay = parseDayMonthYear(day)
  if (!isoDay || !/^\d\d:\d\d$/.test(time)) return { error: texts.notADay }
  const at = `${isoDay}T${time}`
  const moment = Date.parse(`${at}:00+05:30`)
  if (moment <= Date.now()) return { error: texts.pastTime }
  if (isoDay > lastDay()) return { error: texts.tooFarAhead(plannedLimits.scheduledDays) }
  return { at }
}

function lastDay() {
  return addDays(indiaDay(Date.now()), plannedLimits.scheduledDays - 1)
}

type MomentFieldsProps = {
  value: TypedMoment
  error: string | undefined
  onValue: (value: TypedMoment) => void
}

/** A day and a time in India. */
export function MomentFields({ value, error, onValue }: MomentFieldsProps) {
  return (
    <div className={styles.moment}>
      <DateField
        label="Day"
        min="today"
        max={lastDay()}
        value={value.day}
        error={error}
        onValue={(day) => onValue({ ...value, day })}
      />
      <TextField
        label="Time in India"
        type="time"
        value={value.time}
        onValue={(time) => onValue({ ...value, time })}
      />
    </div>
  )
}
