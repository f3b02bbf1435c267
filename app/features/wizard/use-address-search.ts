import { useState } from 'react'
import { type AnswerOf, call, type Reply } from '#app/forms/api-client.ts'
import { useDebouncedRead } from '#app/forms/use-debounced-read.ts'
import { useSignedIn } from '#app/session/sign-in-again.ts'
import type { City } from '#contract/options.ts'

const pauseMs = 250
const minChars = 3

export type FoundPlace = NonNullable<AnswerOf<'/api/geo/geocode'>['data']['found']>

/** Suggestions for an address that is being typed. */
export function useAddressSearch(city: City) {
  // Only what is typed is asked for, not the address of a chosen place.
  const [{ text, isOpen }, setQuery] = useState({ text: '', isOpen: false })
  const [message, setMessage] = useState('')
  const signedIn = useSignedIn()
  const showMessage = (reply: Reply<{ data: { message: string } }>) =>
    setMessage(reply.ok ? reply.answer.data.message : reply.message)
  const { answer, refusal, askInstead } = useDebouncedRead(
    '/api/geo/suggest',
    isOpen && text.trim().length >= minChars ? { text, city } : undefined,
    { pauseMs, onReply: showMessage },
  )

  return {
    text,
    suggestions: (!refusal && answer?.data.found) || [],
    message,
    type(next: string) {
      setMessage('')
      setQuery({ text: next, isOpen: true })
    },
    /** Hides the suggestions; what is on its way is dropped. */
    close: () => setQuery({ text, isOpen: false }),
    /** Shows a chosen place in the field. */
    settle(address: string) {
      setMessage('')
      setQuery({ text: address, isOpen: false })
    },
    /** The best match for what was typed, for whoever presses Enter. */
    async find(): Promise<FoundPlace | undefined> {
      if (!text.trim()) return undefined
      const reply = await askInstead((signal) =>
        signedIn(() => call('/api/geo/geocode', { text, city }, { signal })),
      )
      if (reply) showMessage(reply)
      return (reply?.ok && reply.answer.data.found) || undefined
    },
  }
}
