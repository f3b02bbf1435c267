import { useEffect, useState } from 'react'

/** Debounces reads while somebody types or moves on; a new one aborts the one before. */
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

/** Aborts its read when the component unmounts. */
export function useDebouncedReader() {
  const [reader] = useState(createDebouncedReader)
  useEffect(() => reader.cancel, [reader])
  return reader
}
