import { useEffect, useState } from 'react'

const pauseMs = 1_500

/** Whether a value has stayed the same for a moment, so that nobody is corrected while typing. */
export function useTypingPaused(value: string): boolean {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])

  return settled === value
}
