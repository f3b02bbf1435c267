import { useEffect, useEffectEvent } from 'react'
import { useCall } from '#app/forms/use-call.ts'

const pollMs = 4_000

/** Polls a request for consent until the owner has answered it. */
export function useConsentState(
  spn: string,
  isWaiting: boolean,
  onState: (state: string, until: string) => void,
) {
  const { run } = useCall()
  const ask = useEffectEvent(() =>
    run('/api/assist/state', { spn }, { onDone: ({ data }) => onState(data.state, data.until) }),
  )
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(ask, pollMs)
    return () => clearInterval(timer)
  }, [isWaiting])
}
