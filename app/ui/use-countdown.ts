import { useCallback, useEffect, useState } from 'react'

const tickMs = 250

/** Seconds that are left of a wait; 0 before it starts and after it is over. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0)
  const [left, setLeft] = useState(0)

  const start = useCallback((seconds: number) => {
    setEndsAt(performance.now() + seconds * 1000)
    setLeft(seconds)
  }, [])

  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    // Told by the clock and not by counting ticks: a page in the background ticks slowly.
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)))
    }, tickMs)
    return () => clearInterval(timer)
  }, [isRunning, endsAt])

  return { left, start }
}
