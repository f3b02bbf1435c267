import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/features/poster/poster.module.css'

/** Above the sheet on the screen; it is not printed. */
export function PrintBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      <Button className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
