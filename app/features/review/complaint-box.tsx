import type { ReviewView } from '#app/features/review/review-view.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { complaintReasons } from '#contract/options.ts'
import * as styles from '#app/features/review/review-box.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

type ComplaintBoxProps = { reports: ReviewView['reports']; spn: string; onDismissed: () => unknown }

/** What users say is wrong; who they are is not told. */
export function ComplaintBox({ reports, spn, onDismissed }: ComplaintBoxProps) {
  const { run, isBusy } = useCall({ toasts: 'failure' })
  if (reports.length === 0) return null

  function dismiss() {
    return run('/api/review/dismiss', { spn }, { onDone: onDismissed })
  }

  return (
    <section className={boxStyles.box} aria-labelledby="reports">
      <h2 id="reports">Reported by users</h2>
      <ul className={styles.reports}>
        {reports.map(({ reason, people, notes }) => (
          <li key={reason}>
            <b>{complaintReasons.labels[reason]}</b>{' '}
            <span className="soft">{people === 1 ? '1 person' : `${people} people`}</span>
            {notes?.map((note) => (
              <blockquote key={note}>{note}</blockquote>
            ))}
          </li>
        ))}
      </ul>
      <Button small variant="quiet" busy={isBusy} onClick={dismiss}>
        Dismiss reports
      </Button>
    </section>
  )
}
