import * as styles from '#app/ui/spinner.module.css'

/** Says "loading" to screen readers; put it where the awaited thing will appear. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
