import { AppliedChip } from '#app/ui/applied-chip.tsx'
import * as styles from '#app/features/map/area-note.module.css'

type AreaNoteProps = {
  /** How many were found. */
  heading: string
  isDrawn: boolean
  /** The same search without the area. */
  wholeHref: string
}

/** Says on a map that covers the list what a search of the shown area has found. */
export function AreaNote({ heading, isDrawn, wholeHref }: AreaNoteProps) {
  return (
    <div className={styles.areaNote}>
      <p>{heading}</p>
      <AppliedChip to={wholeHref}>{isDrawn ? 'Area you drew' : 'Part of the map'}</AppliedChip>
    </div>
  )
}
