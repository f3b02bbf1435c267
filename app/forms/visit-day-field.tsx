import { ChipChoice } from '#app/ui/chips.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { formatDay, formatDayMonthYear, indiaDay, lastVisitDay } from '#contract/format/dates.ts'
import { firstVisitDay, soonVisitDays } from '#contract/format/visit-wish.ts'
import * as styles from '#app/forms/visit-day-field.module.css'

type VisitDayFieldProps = {
  label: string
  name: string
  /** dd/mm/yyyy, or blank. */
  value: string
  onValue: (value: string) => void
  error?: string | undefined
  help?: string
}

/** The day of a visit: the next days and the weekend by one press, any other by the calendar. */
export function VisitDayField({ label, value, onValue, help, ...field }: VisitDayFieldProps) {
  const now = Date.now()
  const items = soonVisitDays(now).map(({ day, label }) => ({
    value: formatDayMonthYear(day),
    label: `${label}, ${formatDay(day).replace(/ \d{4}$/, '')}`,
  }))

  return (
    <div className={styles.days}>
      <ChipChoice label={label} items={items} value={value} onValue={onValue} dense />
      <DateField
        label="Or another day"
        {...(help && { help })}
        min={firstVisitDay(now)}
        max={lastVisitDay(indiaDay(now))}
        value={value}
        onValue={onValue}
        {...field}
      />
    </div>
  )
}
