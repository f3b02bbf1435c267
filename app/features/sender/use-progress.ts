import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type AnswerOf, call, type PostedOf } from '#app/forms/api-client.ts'
import { useSignedIn } from '#app/session/sign-in-again.ts'
import { progressFromWire } from '#contract/schemas/broadcast-wire.ts'

type Wire = AnswerOf<'/api/mess/progress'>['data']
export type SendResult = ReturnType<typeof progressFromWire<Wire['status'], Wire['list'][number]>>

const pollMs = 1_000

/** Follows a broadcast until it is done, also one that was sent before this page was loaded. */
export function useProgress(onDone: () => void) {
  const [result, setResult] = useState<SendResult>()
  const [followed, setFollowed] = useState<string>()
  const tellDone = useEffectEvent(onDone)
  const signedIn = useSignedIn()
  // The draft remembers what was sent, and goes on following it after the login.
  const read = useEffectEvent((form: PostedOf<'/api/mess/progress'>, signal: AbortSignal) =>
    signedIn(() => call('/api/mess/progress', form, { signal })),
  )

  useEffect(() => {
    if (!followed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = new AbortController()
    async function ask(reference: string) {
      // The recipients are asked for once, at the end.
      const brief = await read({ reference }, stop.signal)
      const isOver = brief.ok && brief.answer.data.status !== 'sending'
      const reply = isOver ? await read({ reference, list: true }, stop.signal) : brief
      if (stop.signal.aborted) return
      if (reply.ok) setResult(progressFromWire(reply.answer.data))
      if (reply.ok && isOver) {
        setFollowed(undefined)
        tellDone()
      } else if (reply.ok || reply.code === 0 || reply.code >= 500) {
        timer = setTimeout(() => ask(reference), pollMs)
      }
    }
    ask(followed)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [followed])

  const follow = useCallback((reference: string) => setFollowed(reference), [])
  return { result, setResult, follow }
}
