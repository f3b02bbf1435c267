import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import * as styles from '#app/ui/foot-note.module.css'

/** Something to keep in mind, below a line at the end of a card. */
export function FootNote({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className={styles.footNote}>
      <Icon name={icon} />
      {children}
    </p>
  )
}
