import { useEffect, useEffectEvent } from 'react'

/** Runs something whenever the network is back. */
export function useOnline(onBack: () => void) {
  const run = useEffectEvent(onBack)
  useEffect(() => {
    const back = () => run()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
}
