import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { minutesSeconds } from '#app/ui/minutes-seconds.ts'
import * as fieldStyles from '#app/ui/field.module.css'
import * as styles from '#app/ui/resend-line.module.css'

type ResendLineProps = {
  /** How the code came, at the start of the line. */
  children: ReactNode
  secondsLeft: number
  busy: boolean
  disabled?: boolean
  onResend: () => void
  /** Another way to get one, offered once the wait is over. */
  otherWay?: ReactNode
}

/** Below a code field: how the code came, and asking for another one once the wait is over. */
export function ResendLine({
  children,
  secondsLeft,
  busy,
  disabled,
  onResend,
  otherWay,
}: ResendLineProps) {
  const isWaiting = secondsLeft > 0
  return (
    <p className={styles.resend}>
      <span className={fieldStyles.fieldHelp}>{children}</span>
      <span className={styles.ways}>
        <Button
          variant="plain"
          small
          disabled={isWaiting || disabled}
          busy={busy}
          onClick={onResend}
        >
          Resend OTP
          {isWaiting && <span className="number">{minutesSeconds(secondsLeft)}</span>}
        </Button>
        {!isWaiting && otherWay}
      </span>
    </p>
  )
}
