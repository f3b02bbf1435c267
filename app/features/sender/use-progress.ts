import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type AnswerOf, call } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'

export type SendResult = AnswerOf<'/api/mess/progress'>['data']

const pollMs = 1_000

/** Follows a batch until it is done, also one that was sent before this page was loaded. */
export function useProgress(onDone: () => void) {
  const [result, setResult] = useState<SendResult>()
  const [followed, setFollowed] = useState<string>()
  const tellDone = useEffectEvent(onDone)

  useEffect(() => {
    if (!followed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    async function ask(ref_no: string) {
      // The recipients are asked for once, at the end.
      const brief = await call('/api/mess/progress', { ref_no })
      const isOver = brief.ok && brief.answer.data.status !== 'sending'
      const reply = isOver ? await call('/api/mess/progress', { ref_no, list: true }) : brief
      if (isStopped) return
      // The draft remembers what was sent, and goes on following it after the login.
      if (!reply.ok && reply.code === 401) return leaveForLogin()
      if (reply.ok) setResult(reply.answer.data)
      if (reply.ok && isOver) {
        setFollowed(undefined)
        tellDone()
      } else if (reply.ok || reply.code === 0 || reply.code >= 500) {
        timer = setTimeout(() => ask(ref_no), pollMs)
      }
    }
    ask(followed)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [followed])

  const follow = useCallback((ref_no: string) => setFollowed(ref_no), [])
  return { result, setResult, follow }
}
