import { useNavigation } from 'react-router'
import * as styles from '#app/ui/navigation-progress.module.css'

/** Says at once that the page that was asked for is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label="Loading the page" className={styles.progress} />
}
