import { classes } from '#app/ui/classes.ts'
import '#app/ui/progress.css'

type ProgressProps = {
  /** Part done, 0 to 1; left out when nobody knows. */
  done?: number
  label?: string
  className?: string
}

export function ProgressBar({ done, label, className }: ProgressProps) {
  const percent = done === undefined ? undefined : Math.round(Math.min(1, Math.max(0, done)) * 100)
  return (
    <div
      role={label ? 'progressbar' : undefined}
      aria-label={label}
      aria-valuenow={label ? percent : undefined}
      aria-valuemin={label ? 0 : undefined}
      aria-valuemax={label ? 100 : undefined}
      className={classes('progress', percent === undefined && 'is-endless', className)}
    >
      <i style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </div>
  )
}
