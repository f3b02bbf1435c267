import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths, clampDay, dayByKey, monthWeeks } from '#app/ui/calendar-days.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatDay } from '#contract/format/dates.ts'
import * as styles from '#app/ui/calendar.module.css'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type CalendarProps = {
  /** All days are YYYY-MM-DD. */
  today: string
  value?: string | undefined
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
}

/** One month of days; arrows, Page Up/Down, Home and End move, Enter picks. */
export function Calendar({ today, value, min, max, onPick }: CalendarProps) {
  const start = clampDay(value ?? today, min, max)
  const [day, setDay] = useState(start)
  const grid = useRef<HTMLTableElement>(null)
  const month = day.slice(0, 7)
  const isOff = (each: string) => clampDay(each, min, max) !== each

  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${start}"]`)?.focus()
  }, [start])

  function turn(months: number) {
    setDay(clampDay(`${addMonths(month, months)}-01`, min, max))
  }

  function move(event: KeyboardEvent) {
    const wanted = dayByKey(event.key, day)
    if (!wanted) return
    event.preventDefault()
    const next = clampDay(wanted, min, max)
    setDay(next)
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus()
    })
  }

  return (
    <section className={styles.calendar} aria-label="Calendar">
      <MonthHead month={month} onTurn={turn} />
      <table ref={grid}>
        <WeekdayRow />
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((each, place) => (
                <td key={each ?? weekdays[place]}>
                  {each && (
                    <button
                      type="button"
                      data-day={each}
                      aria-label={formatDay(each)}
                      aria-pressed={each === value}
                      aria-current={each === today ? 'date' : undefined}
                      disabled={isOff(each)}
                      tabIndex={each === day ? 0 : -1}
                      onClick={() => onPick(each)}
                      onKeyDown={move}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MonthHead({ month, onTurn }: { month: string; onTurn: (months: number) => void }) {
  return (
    <div className={styles.calendarHead}>
      <IconButton data-stay label="Previous month" onClick={() => onTurn(-1)}>
        <Icon name="chevron-left" />
      </IconButton>
      <b aria-live="polite">{formatDay(`${month}-01`).slice(2)}</b>
      <IconButton data-stay label="Next month" onClick={() => onTurn(1)}>
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  )
}

function WeekdayRow() {
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" abbr={weekday}>
            {weekday.slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
