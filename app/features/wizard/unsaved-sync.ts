import { createAutosave } from '#app/features/wizard/autosave.ts'
import type { SaveStatus } from '#app/features/wizard/save-status.ts'
import {
  type Base,
  createUnsavedSender,
  type Revision,
  type SenderOptions,
} from '#app/features/wizard/unsaved-sender.ts'
import type { UnsavedInput } from '#contract/listing/unsaved-steps.ts'

export type DeviceCopy = Base & { input: UnsavedInput }

type SyncOptions = Omit<SenderOptions, 'onAttempt'> & {
  /** The revision of the input that the page was loaded with. */
  revision: Revision
  keepOnDevice: (copy: DeviceCopy) => void
  dropFromDevice: () => void
  onStatus: (status: NonNullable<SaveStatus['typing']>) => void
}

export type UnsavedSync = ReturnType<typeof createUnsavedSync>

/** Brings what is typed to the server; until it arrives, this device keeps a copy. */
export function createUnsavedSync({ revision, onStatus, ...options }: SyncOptions) {
  let typed: UnsavedInput = {}
  let isLeaving = false
  const sender = createUnsavedSender({ ...options, onAttempt: () => keep(typed) }, { revision })
  const autosave = createAutosave({ send: sender.attempt, onChange })

  function onChange() {
    if (autosave.hasFailed()) return onStatus('failed')
    if (autosave.isUnsent()) return
    // The next page may have been loaded before this input arrived, and then needs the copy.
    if (!isLeaving) options.dropFromDevice()
    onStatus('kept')
  }

  function keep(input: UnsavedInput) {
    typed = input
    options.keepOnDevice({ input, ...sender.base() })
  }

  function type(input: UnsavedInput) {
    isLeaving = false
    keep(input)
    autosave.type(input)
  }

  function cancel() {
    isLeaving = false
    autosave.cancel()
  }

  return {
    autosave,
    /** Keeps it on this device only. */
    keep,
    type,
    /** Sends input that never reached the server or was never answered. */
    restore({ input, ...base }: DeviceCopy) {
      sender.rebase(base)
      type(input)
      return autosave.flush()
    },
    cancel,
    /** The page is being left, unless somebody types on. */
    leave() {
      isLeaving = true
    },
    /** Runs a save, which takes the place of what is still to be sent unless it fails. */
    async replaceBy<Saved extends { ok: boolean } | undefined>(
      save: (revision: Revision) => Promise<Saved>,
    ) {
      await autosave.pause()
      const reply = await save(sender.base().revision)
      if (!reply?.ok) autosave.flush()
      return reply
    },
    /** Drops all that was typed, here and on the server. */
    discard() {
      type({})
      return autosave.resume()
    },
    /** Answers the conflict: `mine` overwrites what the other device typed. */
    answer(mine: boolean, theirs: Base | undefined) {
      if (theirs) sender.rebase(theirs)
      return mine ? autosave.resume() : cancel()
    },
  }
}
