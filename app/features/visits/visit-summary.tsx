import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/visits/visits.module.css'

/** The way to the visits, and how many of them wait for an answer. */
export function VisitSummary({ waiting }: { waiting: number }) {
  return (
    <Link to="/dashboard/visits" className={styles.summary}>
      <Icon name="calendar-check" />
      <b>{waiting > 0 ? texts.visits.waiting(waiting) : 'Visits'}</b>
      <Icon name="arrow-right" />
    </Link>
  )
}
