import * as styles from '#app/features/reports/reports.module.css'

const keys = [
  { key: ['J', 'K'], does: 'move' },
  { key: ['Enter'], does: 'open' },
  { key: ['C'], does: 'call' },
  { key: ['/'], does: 'find' },
  { key: ['R'], does: 'reload' },
  { key: ['Alt'], does: 'raw view' },
  { key: ['Esc'], does: 'close' },
]

/** The keys of the viewer, for those who do not know them yet. */
export function ReportKeys() {
  return (
    <p className={styles.keys}>
      {keys.map(({ key, does }) => (
        <span key={does}>
          {key.map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
