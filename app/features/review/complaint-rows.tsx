import { Link } from 'react-router'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { useCall } from '#app/forms/use-call.ts'
import { complaintReasons } from '#contract/options.ts'
import * as styles from '#app/features/review/side-boxes.module.css'

type ComplaintRowsProps = Pick<ReviewView, 'complaints' | 'spn'> & { onDismissed: () => unknown }

/** What users say is wrong; who they are is not told. */
export function ComplaintRows({ complaints, spn, onDismissed }: ComplaintRowsProps) {
  const { run, isBusy } = useCall({ toasts: 'failure' })

  function dismiss() {
    return run('/api/review/dismiss', { spn }, { onDone: onDismissed })
  }

  return complaints.map(({ reason, people, notes, conversations }, at) => (
    <li key={reason} className={styles.complaint}>
      <p>
        <b>Reported: {complaintReasons.labels[reason]}</b>{' '}
        <span className="soft">{people === 1 ? '1 person' : `${people} people`}</span>
        {notes?.map((note) => (
          <q key={note}>{note}</q>
        ))}
        {conversations?.map((id) => (
          <Link key={id} to={`/admin/conversations/${id}`}>
            Read the conversation
          </Link>
        ))}
      </p>
      {at === 0 && (
        <button type="button" aria-busy={isBusy || undefined} onClick={dismiss}>
          Dismiss reports
        </button>
      )}
    </li>
  ))
}
