import type { Ground } from '#app/features/map/map-view.ts'
import * as messages from '#contract/messages.ts'

/** Says when the streets are missing, and why that is no reason to go. */
export function MapNote({ ground }: { ground: Ground }) {
  if (ground === 'embedded') return <p className="map-note">{messages.map.streetsUnavailable}</p>
  if (ground === 'failed') return <p className="map-note">{messages.map.loadFailed}</p>
  return null
}
