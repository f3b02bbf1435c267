import { useEffect, useEffectEvent } from 'react'
import { useCall } from '#app/forms/use-call.ts'

const pollMs = 4_000

/** Follows a question to an owner until it is answered. */
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
