import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/sender/recipient-message.module.css'

type RecipientMessageProps = { message: string; reason?: string | undefined; children: ReactNode }

/** A number that unfolds to its text, and why it gets none if so. */
export function RecipientMessage({ message, reason, children }: RecipientMessageProps) {
  return (
    <li>
      <details className={styles.item}>
        <summary>
          {children}
          <Icon name="chevron-down" />
        </summary>
        <p>{message}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </details>
    </li>
  )
}
