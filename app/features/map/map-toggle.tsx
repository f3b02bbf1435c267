import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { group } from '#contract/texts/counting.ts'
import * as noteStyles from '#app/features/map/area-note.module.css'
import * as styles from '#app/features/map/results-map.module.css'

type MapToggleProps = {
  isOpen: boolean
  /** How many homes a search of the map has found, shown while the list is hidden. */
  found?: number | undefined
  onToggle: () => void
}

/** Changes between list and map, in the bar at the foot of a phone. */
export function MapToggle({ isOpen, found, onToggle }: MapToggleProps) {
  const icon = isOpen ? 'list' : 'map'
  const badge = isOpen ? found : undefined
  const label = isOpen ? 'List' : 'Map'
  return (
    <IconButton
      label={badge === undefined ? label : `${label}, ${group(badge)} found`}
      className={noteStyles.holdsBadge}
      onClick={onToggle}
    >
      <Icon name={icon} />
      {badge !== undefined && (
        <Tag free className={noteStyles.badge}>
          {group(badge)}
        </Tag>
      )}
    </IconButton>
  )
}

/** The toggle for screens with neither that bar nor room for both. */
export function FloatingMapToggle({ isOpen, onToggle }: MapToggleProps) {
  const icon = isOpen ? 'list' : 'map'
  return (
    <Button className={styles.mapToggle} onClick={onToggle}>
      <Icon name={icon} />
      {isOpen ? 'List' : 'Map'}
    </Button>
  )
}
