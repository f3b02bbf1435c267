import type { Sent } from '#app/features/wizard/autosave.ts'
import type { Unsaved } from '#app/features/wizard/wizard-draft.ts'
import type { AnswerOf, Reply } from '#app/forms/api-client.ts'
import { fingerprint, type UnsavedInput } from '#contract/listing/unsaved-steps.ts'

export type Revision = string | undefined

/**
 * The revision that the input was typed on, and the inputs that were sent since and not answered.
 */
export type Base = { revision?: Revision; attempted?: readonly string[] }

export type SenderOptions = {
  send: (
    input: UnsavedInput,
    revision: Revision,
  ) => Promise<Reply<AnswerOf<'/api/prop/unsaved/keep'>>>
  load: () => Promise<Reply<AnswerOf<'/api/prop/unsaved'>>>
  /** What was typed on another device in the meantime. */
  onTheirs: (theirs: Unsaved | undefined) => void
  onAttempt: () => void
}

/** Optimistic concurrency: sends input on the revision that it was typed on. */
export function createUnsavedSender(
  { send, load, onTheirs, onAttempt }: SenderOptions,
  base: Base,
) {
  let { revision, attempted = [] } = base

  async function attempt(input: UnsavedInput): Promise<Sent> {
    attempted = [...attempted, canonical(input)]
    onAttempt()
    const reply = await send(input, revision)
    if (!reply.ok) return reply.code === 409 ? settleConflict(input) : 'failed'
    revision = reply.answer.data.revision
    attempted = []
    return 'kept'
  }

  /** Input that this device sent without seeing the answer is its own and no conflict. */
  async function settleConflict(input: UnsavedInput): Promise<Sent> {
    const reply = await load()
    if (!reply.ok) return 'failed'
    const { unsaved } = reply.answer.data
    const isOwn = !unsaved || attempted.includes(canonical(unsaved.input))
    if (!isOwn) {
      onTheirs(unsaved)
      return 'conflict'
    }
    revision = unsaved?.revision
    return attempt(input)
  }

  return {
    attempt,
    base: (): Base => ({ revision, attempted }),
    rebase(on: Base) {
      ;({ revision, attempted = attempted } = on)
    },
  }
}

/** A fingerprint of the input, whatever the order of its fields. */
function canonical(input: UnsavedInput) {
  return fingerprint(Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1)))
}
