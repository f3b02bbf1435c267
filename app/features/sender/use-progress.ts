import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type AnswerOf, call } from '#app/forms/api-client.ts'
import { redirectToLogin } from '#app/session/redirect-to-login.ts'
import { progressFromWire } from '#contract/schemas/broadcast-wire.ts'

type Wire = AnswerOf<'/api/mess/progress'>['data']
export type SendResult = ReturnType<typeof progressFromWire<Wire['status'], Wire['list'][number]>>

const pollMs = 1_000

/** Follows a broadcast until it is done, also one that was sent before this page was loaded. */
export function useProgress(onDone: () => void) {
  const [result, setResult] = useState<SendResult>()
  const [followed, setFollowed] = useState<string>()
  const tellDone = useEffectEvent(onDone)

  useEffect(() => {
    if (!followed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    async function ask(reference: string) {
      // The recipients are asked for once, at the end.
      const brief = await call('/api/mess/progress', { reference })
      const isOver = brief.ok && brief.answer.data.status !== 'sending'
      const reply = isOver ? await call('/api/mess/progress', { reference, list: true }) : brief
      if (isStopped) return
      // The draft remembers what was sent, and goes on following it after the login.
      if (!reply.ok && reply.code === 401) return redirectToLogin()
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
      isStopped = true
      clearTimeout(timer)
    }
  }, [followed])

  const follow = useCallback((reference: string) => setFollowed(reference), [])
  return { result, setResult, follow }
}
