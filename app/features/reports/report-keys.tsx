import * as styles from '#app/features/reports/reports.module.css'

const keys = [
  { key: 'R', does: 'reload' },
  { key: 'Alt', does: 'raw view' },
  { key: 'Esc', does: 'close' },
]

/** The keys of the viewer, for those who do not know them yet. */
export function ReportKeys() {
  return (
    <p className={styles.keys}>
      {keys.map(({ key, does }) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  )
}
