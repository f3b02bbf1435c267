import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerOf, CallPath, PostedOf } from '#app/forms/api-client.ts'
import type { CallOptions } from '#app/forms/call-runner.ts'
import { useCall } from '#app/forms/use-call.ts'

type Options<Answer> = Pick<CallOptions<Answer>, 'back' | 'onDone'> & {
  /** Waits until `ask` is called; by default the call is made when the component appears. */
  isLater?: boolean
}

/** What a call answers, for a component that the page does not wait for; `ask` asks again. */
export function useAnswer<P extends CallPath>(
  path: P,
  posted: PostedOf<P>,
  { isLater = false, ...options }: Options<AnswerOf<P>> = {},
) {
  const { run, trouble, isBusy } = useCall()
  const [answer, setAnswer] = useState<AnswerOf<P>>()

  function ask() {
    return run(path, posted, {
      ...options,
      onDone(answered) {
        setAnswer(answered)
        return options.onDone?.(answered)
      },
    })
  }

  const askFirst = useEffectEvent(() => !isLater && ask())
  useEffect(() => {
    askFirst()
  }, [])

  return { answer, trouble, isBusy, ask }
}
