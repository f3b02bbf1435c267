import { useEffect, useRef, useState } from 'react'
import { type AnswerOf, call } from '#app/forms/api-client.ts'
import type { City } from '#contract/options.ts'

/** A pause in typing after which suggestions are asked for. */
const DEBOUNCE_MS = 250
const MIN_CHARS = 3

export type FoundPlace = NonNullable<AnswerOf<'/api/geo/geocode'>['data']['found']>

/** Suggestions for an address, debounced; an answer that comes after a newer question is dropped. */
export function useAddressSearch(city: City) {
  // Only what is typed is asked for, not the address of a chosen place.
  const [query, setQuery] = useState({ text: '', isTyped: false })
  const [suggestions, setSuggestions] = useState<FoundPlace[]>([])
  const [message, setMessage] = useState('')
  const question = useRef(0)
  const { text, isTyped } = query

  useEffect(() => {
    const asked = ++question.current
    if (!isTyped || text.trim().length < MIN_CHARS) return setSuggestions([])
    const timer = setTimeout(async () => {
      const reply = await call('/api/geo/suggest', { text, city })
      if (asked !== question.current) return
      setSuggestions((reply.ok && reply.answer.data.found) || [])
      setMessage(reply.ok ? reply.answer.data.message : reply.message)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isTyped, city])

  return {
    text,
    suggestions,
    message,
    type(next: string) {
      setMessage('')
      setQuery({ text: next, isTyped: true })
    },
    /** Hides the suggestions; what is on its way is dropped. */
    close() {
      question.current++
      setSuggestions([])
    },
    /** Shows a chosen place in the field. */
    settle(address: string) {
      setMessage('')
      setQuery({ text: address, isTyped: false })
    },
    /** The best match for what was typed, for whoever presses Enter. */
    async find(): Promise<FoundPlace | undefined> {
      const asked = ++question.current
      if (!text.trim()) return undefined
      const reply = await call('/api/geo/geocode', { text, city })
      if (asked !== question.current) return undefined
      setMessage(reply.ok ? reply.answer.data.message : reply.message)
      return (reply.ok && reply.answer.data.found) || undefined
    },
  }
}
