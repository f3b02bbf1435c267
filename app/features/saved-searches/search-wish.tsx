import { useEffect, useState } from 'react'
import { SaveSearchDialog } from '#app/features/saved-searches/save-search-dialog.tsx'
import { cameFromHere, replaceAddress } from '#app/router/history-entry.ts'

/** Saves the search of this page, which the address asks for. */
export function SearchWish({ here, wish, label }: { here: string; wish: string; label: string }) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    // Removed from the address, so that a reload does not ask again.
    replaceAddress(here)
    // A link on another site must not save anything.
    if (cameFromHere()) setOpen(true)
  }, [here])

  if (!isOpen) return null
  return <SaveSearchDialog path={here} label={label} back={wish} onClose={() => setOpen(false)} />
}
