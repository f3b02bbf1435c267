import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import {
  entryKey,
  pushEntryWith,
  readEntryField,
  writeEntryField,
} from '#app/router/history-entry.ts'

/** What an entry of the history says of the map: opened as an entry of its own, or left open. */
type MapEntry = 'opened' | 'left-open' | undefined

/**
 * Whether the map stands in the place of the list. Going back closes it, and who comes back to the
 * page finds it as it was.
 */
export function useOpenMap() {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()

  useEffect(() => {
    if (readEntry()) setOpen(true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history is marked
  useEffect(() => {
    if (isOpen && !readEntry()) writeEntry('left-open')
  }, [isOpen, key])

  // Another entry of the same page; one of another page is the router's.
  const onStep = useEffectEvent(() => {
    if (entryKey() === key) setOpen(readEntry() !== undefined)
  })

  useEffect(() => {
    window.addEventListener('popstate', onStep)
    return () => window.removeEventListener('popstate', onStep)
  }, [])

  function toggle() {
    if (!isOpen) {
      pushEntryWith('map', 'opened')
      setOpen(true)
    } else if (readEntry() === 'opened') {
      window.history.back()
    } else {
      writeEntry(undefined)
      setOpen(false)
    }
  }

  return { isOpen, toggle }
}

function readEntry(): MapEntry {
  return readEntryField('map') as MapEntry
}

function writeEntry(map: MapEntry) {
  writeEntryField('map', map)
}
