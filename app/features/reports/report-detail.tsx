import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReportRowView } from '#app/features/reports/report-view.ts'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/reports/reports.module.css'

type ReportDetailProps = { row: ReportRowView; isRaw: boolean; actions: ReactNode }

/** An open row: its further facts and what can be done, or the row as the call answers it. */
export function ReportDetail({ row, isRaw, actions }: ReportDetailProps) {
  if (isRaw) {
    return (
      <section className={styles.detail} aria-label={`Raw view of ${row.name}`}>
        <pre className={styles.raw}>{JSON.stringify(row.raw, null, 2)}</pre>
      </section>
    )
  }
  return (
    <section
      className={classes(styles.detail, styles.isData)}
      aria-label={`Details of ${row.name}`}
    >
      {row.picture && <img className={styles.picture} src={row.picture} alt="" />}
      <dl className={styles.facts}>
        {row.facts.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <Link to={href}>{text}</Link> : text || '–'}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
