import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/sender/message-item.module.css'

type MessageItemProps = { message: string; reason?: string | undefined; children: ReactNode }

/** One number; opened, what it is sent, and why not if so. */
export function MessageItem({ message, reason, children }: MessageItemProps) {
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
