import { useEffect, useEffectEvent, useState } from 'react'
import {
  type AnswerOf,
  type CallPath,
  call,
  type PostedOf,
  type Refusal,
  type Reply,
} from '#app/forms/api-client.ts'
import { useDebouncedReader } from '#app/forms/debounced-reader.ts'

type Options<Answer> = {
  pauseMs: number
  onReply?: (reply: Reply<Answer>) => void
}

type ReadState<Answer> = {
  /** The answer to the latest read that succeeded. */
  answer?: Answer | undefined
  refusal?: Refusal | undefined
  isLoading: boolean
}

/**
 * What a call answers to what is being typed. Nothing is asked while `form` is undefined; another
 * one aborts the request for the one before.
 */
export function useDebouncedRead<P extends CallPath>(
  path: P,
  form: PostedOf<P> | undefined,
  { pauseMs, onReply }: Options<AnswerOf<P>>,
) {
  const reader = useDebouncedReader()
  const [state, setState] = useState<ReadState<AnswerOf<P>>>({ isLoading: false })
  const question = JSON.stringify(form)

  async function read(afterMs: number) {
    if (!form) return
    setState((now) => ({ ...now, isLoading: true }))
    const reply = await reader.ask((signal) => call(path, form, { signal }), afterMs)
    if (!reply) return
    setState(({ answer }) => ({
      ...(reply.ok ? { answer: reply.answer } : { answer, refusal: reply }),
      isLoading: false,
    }))
    onReply?.(reply)
  }

  const readNow = useEffectEvent(() => read(pauseMs))
  useEffect(() => {
    if (question === undefined) return setState({ isLoading: false })
    readNow()
    return reader.cancel
  }, [question, reader])

  return {
    ...state,
    retry: () => read(0),
    /** Asks something else at once, whose answer is wanted in place of this one. */
    askInstead<Answer>(other: (signal: AbortSignal) => Promise<Answer>) {
      setState((now) => ({ ...now, isLoading: false }))
      return reader.ask(other)
    },
  }
}
