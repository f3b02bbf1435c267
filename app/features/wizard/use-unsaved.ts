import { useEffect, useRef, useState } from 'react'
import { createAutosave, type Sent } from '#app/features/wizard/autosave.ts'
import { useReportTyping } from '#app/features/wizard/save-status.ts'
import { useSaveBeforeUnload } from '#app/features/wizard/use-save-before-unload.ts'
import type { Unsaved } from '#app/features/wizard/wizard-draft.ts'
import { call, type PostedOf } from '#app/forms/api-client.ts'
import type { DraftKeeper } from '#app/forms/draft-keeper.ts'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/session/root-data.ts'
import { fingerprint, type UnsavedInput } from '#contract/listing/unsaved-steps.ts'

type Place = Omit<PostedOf<'/api/prop/unsaved/keep'>, 'input' | 'typed_over' | 'revision'>

/** What this device keeps, with the revision that it was typed on and what was sent since. */
type DeviceCopy = { input: UnsavedInput; revision?: string; attempted: string[] }

type UnsavedOptions = {
  place: Place
  /** What the fields hold before anything is typed. */
  start: object
  /** What the page was loaded with. */
  stored: Unsaved | undefined
}

/** The most that a request may carry that outlives its page. */
const keepaliveChars = 60_000

/**
 * Keeps what is typed into a step on the server as it is typed, right or wrong, so that it is there
 * on every device; until it arrives, this device keeps it too. `theirs` is what was typed on another
 * device in the meantime.
 */
export function useUnsaved({ place, start, stored }: UnsavedOptions) {
  const person = useViewer()?.phone ?? ''
  const report = useReportTyping()
  const [theirs, setTheirs] = useState<Unsaved>()
  const revision = useRef(stored?.revision)
  // Inputs that were sent and not answered: if the server has one of them, it is this device's own.
  const attempted = useRef<string[]>([])
  const typed = useRef<UnsavedInput>({})
  const key = `${place.upload_type} ${place.spn_already ?? place.draft_key ?? ''}`
  const latest = useRef({ place, start })
  useEffect(() => {
    latest.current = { place, start }
  })

  async function send(input: UnsavedInput): Promise<Sent> {
    const json = JSON.stringify(input)
    const form = { ...latest.current.place, input: json, revision: revision.current }
    attempted.current.push(canonical(input))
    keepOnDevice()
    const isLeaving = document.visibilityState === 'hidden'
    const reply = await call(
      '/api/prop/unsaved/keep',
      { ...form, typed_over: fingerprint(latest.current.start) },
      { keepalive: isLeaving && encodeURIComponent(json).length < keepaliveChars },
    )
    if (reply.ok) {
      revision.current = reply.answer.data.revision
      attempted.current = []
      return 'kept'
    }
    return reply.code === 409 ? settleConflict(input) : 'failed'
  }

  /** Only input of another device is a conflict. */
  async function settleConflict(input: UnsavedInput): Promise<Sent> {
    const reply = await call('/api/prop/unsaved', latest.current.place)
    if (!reply.ok) return 'failed'
    const { unsaved } = reply.answer.data
    const isOwn = !unsaved || attempted.current.includes(canonical(unsaved.input))
    if (!isOwn) {
      setTheirs(unsaved)
      return 'conflict'
    }
    revision.current = unsaved?.revision
    return send(input)
  }

  const [autosave] = useState(() =>
    createAutosave<UnsavedInput>({
      send: (input) => send(input),
      onChange() {
        if (autosave.hasFailed()) report('failed')
        else if (!autosave.isUnsent()) {
          dropDraft(key, 'device')
          report('kept')
        }
      },
    }),
  )
  useSaveBeforeUnload(autosave)

  function keepOnDevice() {
    const { current: input } = typed
    const copy = { input, revision: revision.current, attempted: attempted.current }
    keepDraft(key, person, copy, fingerprint(latest.current.start), 'device')
  }

  function keep(values: Record<string, unknown>) {
    typed.current = typedOver(start, values)
    keepOnDevice()
  }

  const isOutdated = (over: string | undefined) => over !== undefined && over !== fingerprint(start)

  const keeper: DraftKeeper = {
    initial: stored && { values: stored.input, isOutdated: isOutdated(stored.typedOver) },
    read() {
      const draft = readDraft(key, person, 'device')
      if (!draft) return undefined
      // It never reached the server, or nobody saw the answer.
      const { input, revision: base, attempted: sent = [] } = draft.values as DeviceCopy
      typed.current = input
      revision.current = base
      attempted.current = sent
      autosave.type(input)
      autosave.flush()
      return { values: { ...start, ...input }, isOutdated: isOutdated(draft.start) }
    },
    note(values) {
      keep(values)
      autosave.type(typed.current)
    },
    keep,
    forget: () => autosave.cancel(),
  }

  return {
    keeper,
    theirs,
    /** Runs a save, which takes the place of what is still to be sent unless it fails. */
    async replaceBy<Reply extends { ok: boolean } | undefined>(
      save: (revision: string | undefined) => Promise<Reply>,
    ) {
      await autosave.pause()
      const reply = await save(revision.current)
      if (!reply?.ok) autosave.flush()
      return reply
    },
    /** Drops all that was typed, here and on the server. */
    discard() {
      setTheirs(undefined)
      typed.current = {}
      autosave.type({})
      return autosave.resume()
    },
    /** Answers the conflict: `mine` overwrites what the other device typed. */
    answer(mine: boolean) {
      if (theirs) revision.current = theirs.revision
      setTheirs(undefined)
      return mine ? autosave.resume() : autosave.cancel()
    },
  }
}

/** The fields that differ from what they held. */
function typedOver(start: object, values: Record<string, unknown>): UnsavedInput {
  const before = new Map<string, unknown>(Object.entries(start))
  const typed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  return Object.fromEntries(typed) as UnsavedInput
}

/** The same short text for the same input, in whatever order its fields stand. */
function canonical(input: UnsavedInput) {
  return fingerprint(Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1)))
}
