import { comparedListings, comparePath } from '#app/features/compare/compared-listings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import * as styles from '#app/features/compare/tray-bar.module.css'

/** How many listings are ticked for comparing, and the link to the comparison. */
export function TrayBar({ compared }: { compared: readonly string[] }) {
  const { length } = compared
  return (
    <aside className={styles.tray} aria-label="Comparison" data-float>
      {length === 1 ? (
        <p role="status">1 ticked. Tick another to compare.</p>
      ) : (
        <ButtonLink small to={comparePath(compared)}>
          <Icon name="layers" />
          Compare {length}
        </ButtonLink>
      )}
      <IconButton label="Clear the comparison" onClick={comparedListings.clear}>
        <Icon name="x" />
      </IconButton>
    </aside>
  )
}
