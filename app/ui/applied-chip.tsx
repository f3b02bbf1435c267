import { X } from 'lucide-react'
import { Link } from 'react-router'
import '#app/ui/applied-chip.css'

type AppliedChipProps = { children: string } & (
  | { onRemove: () => void; to?: undefined }
  | { to: string; onRemove?: undefined }
)

/** A filter in force; pressing it takes the filter away (or follows `to`, which does). */
export function AppliedChip({ children, onRemove, to }: AppliedChipProps) {
  const inside = (
    <>
      <span className="visually-hidden">Remove </span>
      {children}
      <X className="icon" aria-hidden="true" />
    </>
  )
  return to === undefined ? (
    <button type="button" className="applied" onClick={onRemove}>
      {inside}
    </button>
  ) : (
    <Link className="applied" to={to} preventScrollReset>
      {inside}
    </Link>
  )
}
