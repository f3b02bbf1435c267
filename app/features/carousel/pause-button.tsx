import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/carousel/carousel.module.css'

type PauseButtonProps = {
  /** What the button's label names as moving. */
  of: string
  isStopped: boolean
  onChange: (isStopped: boolean) => void
  className?: string | undefined
}

/** Pauses and resumes what moves by itself. Hidden where reduced motion is preferred. */
export function PauseButton({ of, isStopped, onChange, className }: PauseButtonProps) {
  const icon = isStopped ? 'play' : 'pause'
  return (
    <button
      type="button"
      className={classes(styles.arrow, styles.pause, className)}
      onClick={() => onChange(!isStopped)}
    >
      <Icon name={icon} />
      <span className="visually-hidden">
        {isStopped ? 'Play' : 'Pause'}: {of}
      </span>
    </button>
  )
}
