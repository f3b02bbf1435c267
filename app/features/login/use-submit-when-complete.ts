import { useEffect, useEffectEvent, useRef } from 'react'

/** Long enough to see the last digit. */
const pauseMs = 300

type Options = { isComplete: boolean; isBusy: boolean; submit: () => void }

/** Submits a code once it is complete; each code at most once, also where the button is pressed. */
export function useSubmitWhenComplete(code: string, { isComplete, isBusy, submit }: Options) {
  const isSent = useRef(false)

  const submitOnce = useEffectEvent(() => {
    if (isComplete && !isSent.current) submit()
  })

  useEffect(() => {
    if (isBusy) isSent.current = true
  }, [isBusy])

  useEffect(() => {
    isSent.current = false
    if (code === '') return
    const timer = setTimeout(() => submitOnce(), pauseMs)
    return () => clearTimeout(timer)
  }, [code])
}
