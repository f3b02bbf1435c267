import { useNavigation } from 'react-router'
import * as styles from '#app/ui/navigation-progress.module.css'

/** Shows at once that the requested page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label="Loading the page" className={styles.progress} />
}
