import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { AdminView } from '#app/features/admin-home/admin-view.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/admin-home/waiting-now.module.css'

/** Open work by kind; each card links to it. */
export function WaitingNow({ review, cards }: Pick<AdminView, 'review' | 'cards'>) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting now</h2>
      <div className={styles.cards}>
        <Link to={review.to} className={classes(styles.card, styles.main)}>
          <span>{review.title}</span>
          <Icon name="chevron-right" />
          <b>{review.count}</b>
          <i
            className={styles.goal}
            style={{ '--filled': `${Math.round(100 * review.filled)}%` } as CSSProperties}
            data-late={review.isLate || undefined}
            aria-hidden="true"
          />
          <small className={styles.oldest}>
            <span>{review.oldest}</span>
            <span>{texts.goalOfTwoHours}</span>
          </small>
          <small>{review.goal}</small>
          {review.parts && <small>{review.parts}</small>}
        </Link>
        {cards.map(({ title, to, count, oldest }) => (
          <Link key={title} to={to} className={styles.card}>
            <span>{title}</span>
            <Icon name="chevron-right" />
            <b>{count}</b>
            <small>{oldest}</small>
          </Link>
        ))}
      </div>
    </section>
  )
}
