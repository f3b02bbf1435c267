import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/disclosure.module.css'

/** A line that unfolds its content. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
