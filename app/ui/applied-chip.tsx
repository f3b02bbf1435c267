import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/applied-chip.module.css'

type AppliedChipProps = { children: string } & (
  | { onRemove: () => void; to?: undefined }
  | { to: string; onRemove?: undefined }
)

/** A filter in force; pressing it takes the filter away (or follows `to`, which does). */
export function AppliedChip({ children, onRemove, to }: AppliedChipProps) {
  const inside = (
    <>
      <span className="visually-hidden">Remove </span>
      <span className={styles.appliedName}>{children}</span>
      <Icon name="x" />
    </>
  )
  return to === undefined ? (
    <button type="button" className={styles.applied} onClick={onRemove}>
      {inside}
    </button>
  ) : (
    <Link className={styles.applied} to={to} preventScrollReset>
      {inside}
    </Link>
  )
}
