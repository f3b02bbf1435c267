import { VisitCard } from '#app/features/visits/visit-card.tsx'
import type { VisitRow } from '#app/features/visits/visit-row.ts'
import * as styles from '#app/features/visits/visits.module.css'

type VisitSectionProps = {
  id: string
  title: string
  empty: string
  open: readonly VisitRow[]
  past: readonly VisitRow[]
}

/** The visits of one side: those to come, and those that are over behind a button. */
export function VisitSection({ id, title, empty, open, past }: VisitSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {open.length === 0 && <p className={styles.empty}>{empty}</p>}
      <div className={styles.list} data-wide>
        {open.map((visit) => (
          <VisitCard key={visit.id} visit={visit} />
        ))}
      </div>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>Earlier visits</summary>
          <div className={styles.list}>
            {past.map((visit) => (
              <VisitCard key={visit.id} visit={visit} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}
