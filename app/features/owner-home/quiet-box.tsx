import * as styles from '#app/features/owner-home/quiet-box.module.css'

/** An empty state: what is not there yet, and when there will be something. */
export function QuietBox({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={styles.quiet}>
      <b>{title}</b>
      <p>{hint}</p>
    </div>
  )
}
