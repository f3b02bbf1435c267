import type { Refusal, Reply } from '#app/forms/api-client.ts'
import { type CallEvent, type CallState, callReducer, idle } from '#app/forms/call-state.ts'
import { type SignInAgain, sendSignedIn } from '#app/session/sign-in-again.ts'

/** What happens around a call. */
export type CallOptions<Answer> = {
  /** Tells calls of one component apart; `busyWith` is compared with it. */
  name?: string | undefined
  /** The path that shows the component again after a login; this page by default. */
  back?: string | undefined
  /** What is said in a toast: that it is done, what went wrong, or both. */
  toasts?: 'done' | 'failure' | 'both' | undefined
  /** Loads the page's data again: after success, or also when the server refused. */
  refreshes?: 'done' | 'answered' | undefined
  /** Queues behind the call under way; by default a call is ignored while another is under way. */
  inTurn?: boolean
  /** Optimistic update: shows what is wanted, and answers how to roll it back. */
  optimistic?: () => () => void
  /** Runs after the call was answered; the component stays busy until it is done. */
  onDone?: ((answer: Answer) => unknown) | undefined
  /** Handles a refusal; anything but true as its result leaves it to be told as usual. */
  onRefused?: ((refusal: Refusal) => unknown) | undefined
}

type Send<Answer> = () => Promise<Reply<Answer> | undefined>

/** What the runner does to the page around it. */
export type CallEffects = {
  isSignedIn: boolean
  /** Answers whether somebody logged in; most pages are left for the login instead. */
  signInAgain: SignInAgain
  refresh: () => Promise<unknown>
  toast: (text: string, tone?: 'good' | 'bad') => void
}

/** Makes the calls of one component, one at a time, and tells `onState` about them. */
export function createCallRunner(onState: (state: CallState) => void) {
  let state = idle
  let last: Promise<unknown> = Promise.resolve()
  let newest = 0
  let rollbacks: { of: number; rollBack: () => void }[] = []

  function dispatch(event: CallEvent) {
    state = callReducer(state, event)
    onState(state)
  }

  /** Makes a call; resolves to its answer, or undefined when it failed or was ignored. */
  function run<Answer>(
    send: Send<Answer>,
    options: CallOptions<Answer>,
    effects: CallEffects,
  ): Promise<Answer | undefined> {
    const { name = 'call', inTurn, optimistic } = options
    if (state.busyWith !== undefined && !inTurn) return Promise.resolve(undefined)
    const turn = ++newest
    if (optimistic) rollbacks.push({ of: turn, rollBack: optimistic() })
    const isFirst = state.busyWith === undefined
    dispatch({ type: 'begin', name })
    const signIn = () => effects.signInAgain(options.back)
    const ask = () => (effects.isSignedIn ? sendSignedIn(send, signIn) : send())
    const perform = () => settle(turn, ask, options, effects)
    const outcome = isFirst ? perform() : last.then(perform, perform)
    last = outcome
    return outcome
  }

  async function settle<Answer>(
    turn: number,
    ask: Send<Answer>,
    options: CallOptions<Answer>,
    effects: CallEffects,
  ) {
    try {
      const reply = await ask()
      // The new state of the server, which a later refusal must not roll back.
      if (reply?.ok) rollbacks = rollbacks.filter(({ of }) => of > turn)
      else rollBack(turn)
      if (reply?.ok) await tellDone(reply.answer, options, effects)
      else if (reply && !(await isTold(reply, options, effects)))
        dispatch({ type: 'fail', name: options.name ?? 'call', refusal: reply })
      return reply?.ok ? reply.answer : undefined
    } finally {
      if (turn === newest) dispatch({ type: 'end' })
    }
  }

  /** Rolls back to the state of the server, unless a later call has set another one. */
  function rollBack(turn: number) {
    if (turn < newest) return
    rollbacks[0]?.rollBack()
    rollbacks = []
  }

  return { run, edit: () => state.trouble && dispatch({ type: 'edit' }) }
}

async function tellDone<Answer>(
  answer: Answer,
  { toasts, refreshes, onDone }: CallOptions<Answer>,
  { refresh, toast }: CallEffects,
) {
  if (refreshes) await refresh()
  const { data } = answer as { data?: { message?: string } }
  const isTold = toasts === 'done' || toasts === 'both'
  if (isTold && data?.message) toast(data.message)
  await onDone?.(answer)
}

/** Whether a refusal was handled or said in a toast, so that the component need not show it. */
async function isTold<Answer>(
  refusal: Refusal,
  { toasts, refreshes, onRefused }: CallOptions<Answer>,
  { refresh, toast }: CallEffects,
) {
  // The refreshed page may show who was first.
  if (refreshes === 'answered' && refusal.code !== 0) await refresh()
  if ((await onRefused?.(refusal)) === true) return true
  const isToast = toasts === 'failure' || toasts === 'both'
  if (isToast) toast(refusal.message, 'bad')
  return isToast
}
