import { Link } from 'react-router'
import type { OwnerView } from '#app/features/review/review-view.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { classes } from '#app/ui/classes.ts'
import { groupIndian } from '#contract/format/money.ts'
import * as deskStyles from '#app/features/review/review-desk.module.css'
import * as styles from '#app/features/review/side-boxes.module.css'

/** Who offers it, and the history of their listings. */
export function OwnerBox({ owner }: { owner: OwnerView }) {
  const { id, name, phone, since, listings, active, rejections, complaints, isBlocked } = owner
  const tallies = [
    { label: 'Listings', count: listings },
    { label: 'Active', count: active },
    { label: 'Sent back', count: rejections, isBad: rejections > 0 },
    { label: 'Complaints', count: complaints, isBad: complaints > 0 },
  ]
  return (
    <section className={classes(deskStyles.card, styles.owner)} aria-label="Owner">
      <h2>
        Owner {isBlocked ? <span data-bad>account blocked</span> : <span>since {since}</span>}
      </h2>
      <p className={styles.who}>
        <Avatar name={name} photo={null} />
        <Link to={`/admin/people/${id}`}>{name}</Link>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="number">
          {phone}
        </a>
      </p>
      <dl>
        {tallies.map(({ label, count, isBad }) => (
          <div key={label} data-bad={isBad || undefined}>
            <dt>{label}</dt>
            <dd>{groupIndian(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
