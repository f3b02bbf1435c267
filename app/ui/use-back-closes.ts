import { useEffect, useEffectEvent } from 'react'
import { pushEntryWith, readEntryField } from '#app/router/history-entry.ts'

/**
 * Makes Back close a layer that fills the screen, instead of leaving the page. Answers how to
 * close it in any other way: that goes back too, so that no step is left over.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isLayer()) pushEntryWith('isLayer', true)

    // The address stays the same, so the router need not hear of it.
    function closeAlone(event: PopStateEvent) {
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('popstate', closeAlone, { capture: true })
    return () => removeEventListener('popstate', closeAlone, { capture: true })
  }, [])

  return () => history.back()
}

function isLayer() {
  return readEntryField('isLayer') === true
}
