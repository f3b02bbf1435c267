import { ProgressBar } from '#app/ui/progress-bar.tsx'
import * as styles from '#app/features/owner-home/draft-progress.module.css'

type DraftProgressProps = {
  /** Step and percentage: `Rental details, 60 %`. */
  step: string
  percent: number
}

/** How far a draft has come, and with which step it goes on. */
export function DraftProgress({ step, percent }: DraftProgressProps) {
  return (
    <div className={styles.done}>
      <ProgressBar done={percent / 100} />
      {step}
    </div>
  )
}
