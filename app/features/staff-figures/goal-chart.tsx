import type { CSSProperties } from 'react'
import type { WeekBar } from '#app/features/staff-figures/figures-view.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/staff-figures/staff-figures.module.css'

/** The share that was decided within two hours, week by week, against the line of our goal. */
export function GoalChart({ weeks }: { weeks: readonly WeekBar[] }) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{texts.decidedInTime}</b> {texts.goalShare(reviewLimits.goalShare)}
      </figcaption>
      <ol style={{ '--goal': `${reviewLimits.goalShare}%` } as CSSProperties}>
        {weeks.map(({ week, reviewed, inGoal }) => (
          <li key={week} data-met={(inGoal ?? 0) >= reviewLimits.goalShare || undefined}>
            <span className={styles.room}>
              <i style={{ height: `${inGoal ?? 0}%` }} />
            </span>
            <b>{inGoal === undefined ? '–' : `${inGoal} %`}</b>
            <small>{week}</small>
            <small>{texts.decisions(reviewed)}</small>
          </li>
        ))}
      </ol>
    </figure>
  )
}
