import { useEffect, useRef, useState } from 'react'
import { call } from '#app/forms/api-client.ts'
import { useDebouncedReader } from '#app/forms/debounced-reader.ts'
import type { City } from '#contract/options.ts'

/** Arrow keys and typed digits move the pin many times in a row. */
const pauseMs = 400

type Point = { lat: number; lng: number }
type Notes = { message: string; warning: string; suggested: string }

const nothing: Notes = { message: '', warning: '', suggested: '' }

/**
 * Reverse geocoding: the address of the pin fills the field while that holds nothing or the address
 * of an earlier pin. An address that somebody typed stays; the other one is only suggested.
 */
export function usePinAddress(address: string, onAddress: (address: string) => void) {
  const [notes, setNotes] = useState(nothing)
  const filled = useRef('')
  const latestAddress = useRef(address)
  const reader = useDebouncedReader()
  useEffect(() => {
    latestAddress.current = address
  }, [address])

  function fill(found: string) {
    filled.current = found
    onAddress(found)
  }

  /** Asks what is at a point, once the pin rests. */
  async function ask(city: City, { lat, lng }: Point, { mayFill = true } = {}) {
    const form = { city, l_lat: lat, l_long: lng }
    const reply = await reader.ask((signal) => call('/api/geo/reverse', form, { signal }), pauseMs)
    if (!reply) return
    if (!reply.ok) return setNotes({ ...nothing, message: reply.message })

    const { found, message, warning = '' } = reply.answer.data
    const present = latestAddress.current
    const isTyped = present !== '' && present !== filled.current
    if (found && mayFill && !isTyped) fill(found.address)
    if (!mayFill) return setNotes((now) => ({ ...now, message: '', warning }))
    const isNew = found && isTyped && found.address !== present
    setNotes({ message, warning, suggested: isNew ? found.address : '' })
  }

  return {
    notes,
    ask,
    /** Takes the address of a place that was chosen by name. */
    take(found: string) {
      const present = latestAddress.current
      if (present === '' || present === filled.current) fill(found)
      else setNotes({ ...nothing, suggested: found })
    },
    accept() {
      fill(notes.suggested)
      setNotes({ ...notes, suggested: '' })
    },
  }
}
