import { useContext, useState } from 'react'
import { useRefresh } from '#app/browser/use-refresh.ts'
import {
  type AnswerOf,
  type CallPath,
  call,
  type PostedOf,
  type Reply,
} from '#app/forms/api-client.ts'
import { type CallOptions, createCallRunner } from '#app/forms/call-runner.ts'
import { idle } from '#app/forms/call-state.ts'
import { useViewer } from '#app/session/root-data.ts'
import { SignInAgainContext } from '#app/session/sign-in-again.ts'
import { useToast } from '#app/ui/toast.tsx'

type Defaults = Pick<CallOptions<unknown>, 'back' | 'toasts' | 'refreshes' | 'inTurn'>

/**
 * The one way to call our API for whatever somebody presses: one call at a time, an ended session,
 * what went wrong, toast, refresh and optimistic update (`CallOptions`). The options that all calls
 * of a component share are given here, the others with each call.
 */
export function useCall(defaults: Defaults = {}) {
  const [state, setState] = useState(idle)
  const [runner] = useState(() => createCallRunner(setState))
  const [refresh, toast] = [useRefresh(), useToast()]
  const isSignedIn = useViewer() !== null
  const signInAgain = useContext(SignInAgainContext)
  const effects = { isSignedIn, signInAgain, refresh, toast }

  /** The same for what is not sent by `call` alone, such as an upload. */
  function runOwn<Answer>(
    send: () => Promise<Reply<Answer> | undefined>,
    options: CallOptions<Answer> = {},
  ) {
    return runner.run(send, { ...defaults, ...options }, effects)
  }

  return {
    ...state,
    isBusy: state.busyWith !== undefined,
    /** Makes a call; answers its answer, or undefined when nothing came of it. */
    run: <P extends CallPath>(
      path: P,
      posted: PostedOf<P>,
      options: CallOptions<AnswerOf<P>> = {},
    ) => runOwn(() => call(path, posted), options),
    runOwn,
    /** Something was typed since: what went wrong is no longer shown. */
    edit: runner.edit,
  }
}
