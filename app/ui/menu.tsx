import type { ReactNode } from 'react'
import * as styles from '#app/ui/menu.module.css'

/** Links and buttons below each other, for the inside of a popover. */
export function Menu({ children }: { children: ReactNode }) {
  return <div className={styles.menu}>{children}</div>
}
