import type { useSummary } from '#app/features/admin-home/use-summary.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { groupIndian } from '#contract/format/money.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/admin-home/admin-home.module.css'

const figures = [
  { name: 'totalUser', label: 'Total Users' },
  { name: 'totalProperty', label: 'Total Property' },
  { name: 'activeCount', label: 'Active' },
  { name: 'underReviewCount', label: 'Under Review' },
] as const

/** Users and properties in figures. */
export function SiteSummary({ summary, hasFailed, load }: ReturnType<typeof useSummary>) {
  return (
    <aside className={styles.summary} aria-label="Summary">
      <h2>Summary</h2>
      {hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{texts.noSummary}</p>
          <Button variant="welcome" small onClick={load}>
            Try again
          </Button>
        </div>
      ) : (
        <dl>
          {figures.map(({ name, label }) => (
            <div key={name} className={classes(name === 'underReviewCount' && styles.isWaiting)}>
              <dt>{label}</dt>
              <dd>
                {summary ? groupIndian(summary[name]) : <Spinner label={`Loading ${label}`} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  )
}
