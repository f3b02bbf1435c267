import type { BaseMap } from '#app/features/map/map-view.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/map/map.module.css'

/** Says when the streets are missing, and what the map shows without them. */
export function MapNote({ baseMap }: { baseMap: BaseMap }) {
  if (baseMap === 'embedded')
    return <p className={styles.mapNote}>{texts.map.streetsUnavailable}</p>
  if (baseMap === 'failed') return <p className={styles.mapNote}>{texts.map.loadFailed}</p>
  return null
}
