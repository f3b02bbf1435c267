import { useState } from 'react'
import { useCountdown } from '#app/ui/use-countdown.ts'
import { otpLimits } from '#contract/limits.ts'

/** A code that confirms who asks: how long it is, and when another one may be sent. */
export function useSentCode(usualLength: number) {
  const [length, setLength] = useState(usualLength)
  /** What was said when it was sent; nothing while none was. */
  const [message, setMessage] = useState<string>()
  const countdown = useCountdown()

  return {
    length,
    message,
    secondsLeft: countdown.left,
    /** Takes the answer of the call that sent it. */
    note({ data }: { data: { message: string; otp_length: number } }) {
      setMessage(data.message)
      setLength(data.otp_length)
      countdown.start(otpLimits.resendSeconds)
    },
    forget() {
      setMessage(undefined)
    },
  }
}

export type SentCode = ReturnType<typeof useSentCode>
