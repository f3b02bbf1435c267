import { useEffect, useRef, useState } from 'react'
import { useReportTyping } from '#app/features/wizard/save-status.ts'
import { sendUnsaved, type UnsavedPlace } from '#app/features/wizard/send-unsaved.ts'
import { createUnsavedSync, type DeviceCopy } from '#app/features/wizard/unsaved-sync.ts'
import { useSaveBeforeUnload } from '#app/features/wizard/use-save-before-unload.ts'
import type { Unsaved } from '#app/features/wizard/wizard-draft.ts'
import { call } from '#app/forms/api-client.ts'
import type { DraftKeeper } from '#app/forms/draft-keeper.ts'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/session/root-data.ts'
import { fingerprint, type UnsavedInput } from '#contract/listing/unsaved-steps.ts'

/** What a device keeps, with where it belongs, so that it can be sent from any page. */
export type StoredCopy = DeviceCopy & { place: UnsavedPlace }

type UnsavedOptions = {
  place: UnsavedPlace
  /** What the fields hold before anything is typed. */
  start: object
  /** What the page was loaded with. */
  stored: Unsaved | undefined
}

/**
 * Keeps what is typed into a step on the server as it is typed, right or wrong, so that it is there
 * on every device; until it arrives, this device keeps it too. `theirs` is what was typed on another
 * device in the meantime.
 */
export function useUnsaved({ place, start, stored }: UnsavedOptions) {
  const person = useViewer()?.phone ?? ''
  const onStatus = useReportTyping()
  const [theirs, setTheirs] = useState<Unsaved>()
  const key = `${place.upload_type} ${place.spn_already ?? place.draft_key ?? ''}`
  const latest = useRef({ place, start })
  useEffect(() => {
    latest.current = { place, start }
  })
  const typedOver = () => fingerprint(latest.current.start)

  const [sync] = useState(() =>
    createUnsavedSync({
      revision: stored?.revision,
      send: (input, revision) =>
        sendUnsaved(input, { ...latest.current.place, revision, typed_over: typedOver() }),
      load: () => call('/api/prop/unsaved', latest.current.place),
      keepOnDevice(copy) {
        const stored: StoredCopy = { ...copy, place: latest.current.place }
        keepDraft(key, person, stored, typedOver(), 'device')
      },
      dropFromDevice: () => dropDraft(key, 'device'),
      onTheirs: setTheirs,
      onStatus,
    }),
  )
  useSaveBeforeUnload(sync)

  const isOutdated = (over: string | undefined) => over !== undefined && over !== fingerprint(start)

  const keeper: DraftKeeper = {
    initial: stored && { values: stored.input, isOutdated: isOutdated(stored.typedOver) },
    read() {
      const draft = readDraft(key, person, 'device')
      if (!draft) return undefined
      const { place: _, ...copy } = draft.values as StoredCopy
      sync.restore(copy)
      return { values: { ...start, ...copy.input }, isOutdated: isOutdated(draft.start) }
    },
    note: (values) => sync.type(changed(start, values)),
    keep: (values) => sync.keep(changed(start, values)),
    forget: sync.cancel,
  }

  return {
    keeper,
    theirs,
    replaceBy: sync.replaceBy,
    discard() {
      setTheirs(undefined)
      return sync.discard()
    },
    answer(mine: boolean) {
      setTheirs(undefined)
      return sync.answer(mine, theirs)
    },
  }
}

/** The fields that differ from what they held. */
function changed(start: object, values: Record<string, unknown>): UnsavedInput {
  const before = new Map<string, unknown>(Object.entries(start))
  const typed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  return Object.fromEntries(typed) as UnsavedInput
}
