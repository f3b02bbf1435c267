import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/signed-link/signed-link.module.css'

/** Says what the link has done. */
export function Answered({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.done}>
      <Icon name="circle-check" />
      <span>{children}</span>
    </div>
  )
}
