import { useEffect, useState } from 'react'

/** Asks while somebody types or moves on: after a pause, and only what was asked last. */
export function createDebouncedReader() {
  let latest: AbortController | undefined

  return {
    /** Answers undefined when something else was asked meanwhile, or nothing is to be asked. */
    async ask<Answer>(read: (signal: AbortSignal) => Promise<Answer>, pauseMs = 0) {
      latest?.abort()
      latest = new AbortController()
      const { signal } = latest
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const answer = signal.aborted ? undefined : await read(signal)
      return signal.aborted ? undefined : answer
    },
    cancel: () => latest?.abort(),
  }
}

/** One that ends with its component. */
export function useDebouncedReader() {
  const [reader] = useState(createDebouncedReader)
  useEffect(() => reader.cancel, [reader])
  return reader
}
