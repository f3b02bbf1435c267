import { useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { maskDate } from '#app/ui/date-mask.ts'
import { Field } from '#app/ui/field.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useValue } from '#app/ui/use-value.ts'
import { formatDayMonthYear, indiaDay, parseDayMonthYear } from '#contract/format/dates.ts'
import * as styles from '#app/ui/date-field.module.css'
import * as iconButtonStyles from '#app/ui/icon-button.module.css'
import * as inputStyles from '#app/ui/input.module.css'

const Calendar = lazyComponent(async () => (await import('#app/ui/calendar.tsx')).Calendar)

type DateFieldProps = FieldTexts & {
  /** Posted as dd/mm/yyyy, just as it is shown. */
  name?: string
  value?: string
  /** dd/mm/yyyy, as in `value`. */
  defaultValue?: string
  onValue?: (text: string) => void
  /** The first and last day the calendar offers, YYYY-MM-DD; "today" refuses past days. */
  min?: string
  max?: string
  disabled?: boolean
  id?: string
}

/** A day typed as dd/mm/yyyy or picked from a calendar. */
export function DateField({
  name,
  value,
  defaultValue = '',
  onValue,
  min,
  max,
  disabled,
  ...field
}: DateFieldProps) {
  const [text, setText] = useValue(value, defaultValue, onValue)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={classes(inputStyles.inputGroup, styles.dateField)}>
          <input
            {...wiring}
            className={classes(inputStyles.input, 'number')}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd/mm/yyyy"
            disabled={disabled}
            value={text}
            onChange={(event) => setText(nextText(text, event.target.value))}
          />
          {hydrated && !disabled && (
            <Popover
              align="end"
              closeOnChoice
              triggerClass={classes(iconButtonStyles.iconButton, styles.trigger)}
              boxClass={styles.calendarBox}
              triggerLabel="Open the calendar"
              trigger={<Icon name="calendar-days" />}
              onToggle={(event) => setOpen(event.currentTarget.open)}
            >
              {open && (
                <Calendar
                  today={indiaDay(Date.now())}
                  value={parseDayMonthYear(text)}
                  min={min === 'today' ? indiaDay(Date.now()) : min}
                  max={max}
                  onPick={(day) => setText(formatDayMonthYear(day))}
                />
              )}
            </Popover>
          )}
        </div>
      )}
    </Field>
  )
}

// Deleting the last slash must not bring it back.
function nextText(before: string, typed: string) {
  return before.startsWith(typed) ? typed : maskDate(typed)
}
