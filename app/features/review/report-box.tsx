import { useState } from 'react'
import { call } from '#app/api-client.ts'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { reportReasons } from '#contract/options.ts'
import * as styles from '#app/features/review/review-box.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

type ReportBoxProps = { reports: ReviewView['reports']; spn: string; onDismissed: () => unknown }

/** What users say is wrong; who they are is not told. */
export function ReportBox({ reports, spn, onDismissed }: ReportBoxProps) {
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  if (reports.length === 0) return null

  async function dismiss() {
    setBusy(true)
    const reply = await call('/api/review/dismiss', { spnInput: spn })
    if (reply.ok) await onDismissed()
    else toast(reply.message, 'bad')
    setBusy(false)
  }

  return (
    <section className={boxStyles.box} aria-labelledby="reports">
      <h2 id="reports">Reported by users</h2>
      <ul className={styles.reports}>
        {reports.map(({ reason, people, notes }) => (
          <li key={reason}>
            <b>{reportReasons.labels[reason]}</b>{' '}
            <span className="soft">{people === 1 ? '1 person' : `${people} people`}</span>
            {notes?.map((note) => (
              <blockquote key={note}>{note}</blockquote>
            ))}
          </li>
        ))}
      </ul>
      <Button small variant="quiet" busy={busy} onClick={dismiss}>
        Dismiss reports
      </Button>
    </section>
  )
}
