import { useState } from 'react'
import { SlotsDialog } from '#app/features/visits/slots-dialog.tsx'
import { VisitCard } from '#app/features/visits/visit-card.tsx'
import type { VisitRow } from '#app/features/visits/visit-row.ts'
import { WeekEntries } from '#app/features/visits/week-entries.tsx'
import { thisWeek, type Week, type WeekDay } from '#app/features/visits/week-row.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/visits/week.module.css'

/** Who comes when, and the times that are offered: columns on wide screens, a list on phones. */
export function WeekCalendar({ week }: { week: Week }) {
  const [opened, setOpened] = useState<VisitRow>()
  const [offersOn, setOffersOn] = useState<string>()
  const all = week.days.flatMap(({ visits }) => visits)
  // The page may have been reloaded since it was opened.
  const shown = all.find(({ id }) => id === opened?.id)

  return (
    <section className={styles.week} aria-labelledby="week" data-wide>
      <WeekHead week={week} onOffer={() => setOffersOn('')} />
      <ol className={styles.days}>
        {week.days.map((day) => (
          <li
            key={day.day}
            className={classes(
              styles.day,
              day.isToday && styles.today,
              day.isPast && styles.past,
              isEmpty(day) && styles.isEmpty,
            )}
          >
            <h3>
              {day.label}
              {day.isToday && <span className="visually-hidden">, today</span>}
            </h3>
            <WeekEntries day={day} onOpen={setOpened} />
            {!day.isPast && (
              <button
                type="button"
                className={styles.offer}
                aria-label={`Offer times on ${day.label}`}
                onClick={() => setOffersOn(day.day)}
              >
                <Icon name="plus" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {week.days.every(isEmpty) && <p className={styles.none}>{texts.visits.emptyWeek}</p>}
      {offersOn !== undefined && (
        <SlotsDialog day={offersOn} homes={week.homes} onClose={() => setOffersOn(undefined)} />
      )}
      {opened && shown && (
        <Dialog open sheet onClose={() => setOpened(undefined)} title={shown.name}>
          <VisitCard visit={shown} isAlone />
        </Dialog>
      )}
    </section>
  )
}

function WeekHead({ week, onOffer }: { week: Week; onOffer: () => void }) {
  return (
    <div className={styles.head}>
      <h2 id="week">{week.isThisWeek ? 'This week' : week.title}</h2>
      <nav aria-label="Weeks" className={styles.weeks}>
        <ButtonLink to={week.earlier} variant="quiet" small preventScrollReset>
          <Icon name="arrow-left" />
          <span className="visually-hidden">Earlier week</span>
        </ButtonLink>
        <span className="soft small">{week.title}</span>
        <ButtonLink to={week.later} variant="quiet" small preventScrollReset>
          <Icon name="arrow-right" />
          <span className="visually-hidden">Later week</span>
        </ButtonLink>
        {!week.isThisWeek && (
          <ButtonLink to={thisWeek} variant="plain" small preventScrollReset>
            This week
          </ButtonLink>
        )}
      </nav>
      <Button small variant="quiet" onClick={onOffer}>
        <Icon name="calendar-check" />
        When are you free?
      </Button>
    </div>
  )
}

function isEmpty({ visits, slots }: WeekDay) {
  return visits.length === 0 && slots.length === 0
}
