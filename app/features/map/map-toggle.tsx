import { List, Map as MapIcon } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

type MapToggleProps = { isOpen: boolean; onToggle: () => void }

/** Changes between list and map, in the bar at the foot of a phone. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  const Icon = isOpen ? List : MapIcon
  return (
    <IconButton label={isOpen ? 'List' : 'Map'} onClick={onToggle}>
      <Icon className="icon" aria-hidden="true" />
    </IconButton>
  )
}

/** The same where there is neither that bar nor room for both. */
export function FloatingMapToggle({ isOpen, onToggle }: MapToggleProps) {
  const Icon = isOpen ? List : MapIcon
  return (
    <Button className="map-toggle" onClick={onToggle}>
      <Icon className="icon" aria-hidden="true" />
      {isOpen ? 'List' : 'Map'}
    </Button>
  )
}
