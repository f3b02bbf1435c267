import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import {
  entryKey,
  pushEntryWith,
  readEntryField,
  writeEntryField,
} from '#app/router/history-entry.ts'

/** What a history entry says of the map: opened as an entry of its own, or left open. */
type MapEntry = 'opened' | 'left-open' | undefined

/**
 * Whether the map is shown in place of the list. Back closes it, and a page that is returned to
 * shows it as it was.
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

  // Handles another entry of the same page; the router handles other pages.
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
