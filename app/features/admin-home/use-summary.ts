import { useCallback, useEffect, useState } from 'react'
import { type AnswerOf, call } from '#app/api-client.ts'

export type Summary = AnswerOf<'/api/summary'>['summary']

type State = { summary?: Summary; hasFailed: boolean }

/** The figures beside the admin home, which the page does not wait for. */
export function useSummary() {
  const [state, setState] = useState<State>({ hasFailed: false })

  const load = useCallback(async () => {
    setState({ hasFailed: false })
    const reply = await call('/api/summary', { summary: 'summary' })
    setState(reply.ok ? { summary: reply.answer.summary, hasFailed: false } : { hasFailed: true })
  }, [])
  useEffect(() => {
    load()
  }, [load])

  return { ...state, load }
}
