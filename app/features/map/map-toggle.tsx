import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import * as styles from '#app/features/map/results-map.module.css'

type MapToggleProps = { isOpen: boolean; onToggle: () => void }

/** Changes between list and map, in the bar at the foot of a phone. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  const icon = isOpen ? 'list' : 'map'
  return (
    <IconButton label={isOpen ? 'List' : 'Map'} onClick={onToggle}>
      <Icon name={icon} />
    </IconButton>
  )
}

/** The same where there is neither that bar nor room for both. */
export function FloatingMapToggle({ isOpen, onToggle }: MapToggleProps) {
  const icon = isOpen ? 'list' : 'map'
  return (
    <Button className={styles.mapToggle} onClick={onToggle}>
      <Icon name={icon} />
      {isOpen ? 'List' : 'Map'}
    </Button>
  )
}
