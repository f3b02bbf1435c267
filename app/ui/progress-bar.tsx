import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/progress-bar.module.css'

type ProgressBarProps = {
  /** Part done, 0 to 1; left out when nobody knows. */
  done?: number
  /** What is progressing; without it the bar is only decoration. */
  label?: string
  className?: string
}

export function ProgressBar({ done, label, className }: ProgressBarProps) {
  const percent = done === undefined ? undefined : Math.round(Math.min(1, Math.max(0, done)) * 100)
  const look = classes(styles.progress, percent === undefined && styles.isEndless, className)
  const bar = <i style={percent === undefined ? undefined : { width: `${percent}%` }} />

  if (label === undefined) {
    return (
      <div aria-hidden="true" className={look}>
        {bar}
      </div>
    )
  }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={look}
    >
      {bar}
    </div>
  )
}
