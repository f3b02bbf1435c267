import { Link } from 'react-router'
import type { OwnerView } from '#app/features/review/review-view.ts'
import { StatusTag } from '#app/ui/status-tag.tsx'
import * as styles from '#app/features/review/review-box.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

/** Who offers it, and how that went before. */
export function OwnerBox({ owner }: { owner: OwnerView }) {
  const { id, name, phone, since, statuses, rejections, reports, isBlocked } = owner
  return (
    <section className={boxStyles.box} aria-labelledby="owner">
      <h2 id="owner">Owner</h2>
      <p>
        <Link to={`/admin/people/${id}`}>
          <b>{name}</b>
        </Link>{' '}
        <span className="soft number">{phone}</span>
      </p>
      {isBlocked && <p className={styles.warned}>This account is blocked.</p>}
      <OwnerFacts since={since} rejections={rejections} reports={reports} statuses={statuses} />
    </section>
  )
}

type OwnerFactsProps = Pick<OwnerView, 'since' | 'rejections' | 'reports' | 'statuses'>

function OwnerFacts({ since, rejections, reports, statuses }: OwnerFactsProps) {
  return (
    <>
      <dl className={boxStyles.facts}>
        <dt>Member since</dt>
        <dd>{since}</dd>
        <dt>Sent back before</dt>
        <dd>{times(rejections)}</dd>
        <dt>Reported by users</dt>
        <dd>{times(reports)}</dd>
      </dl>
      <ul className={styles.statuses}>
        {statuses.map(({ status, count }) => (
          <li key={status}>
            <StatusTag status={status} /> <span className="number">{count}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function times(count: number) {
  if (count === 0) return 'never'
  return count === 1 ? 'once' : `${count} times`
}
