import { deviceDrafts } from '#app/features/wizard/device-drafts.ts'
import { sendUnsaved } from '#app/features/wizard/send-unsaved.ts'
import { createUnsavedSender } from '#app/features/wizard/unsaved-sender.ts'
import type { StoredCopy } from '#app/features/wizard/use-unsaved.ts'
import { call } from '#app/forms/api-client.ts'
import { dropDraft, readDraft } from '#app/forms/drafts.ts'

/**
 * Sends the unsent input that `by` typed into the wizard, and removes it from this device. Input
 * that cannot be sent stays for the same person.
 */
export async function handOverDrafts(by: string) {
  await Promise.all(deviceDrafts().map((key) => handOver(key, by)))
}

async function handOver(key: string, by: string) {
  const draft = readDraft(key, by, 'device')
  const { input, place, ...base } = (draft?.values ?? {}) as Partial<StoredCopy>
  if (!draft || !input || !place) return
  const sender = createUnsavedSender(
    {
      send: (typed, revision) =>
        sendUnsaved(typed, { ...place, revision, typed_over: draft.start ?? '' }),
      load: () => call('/api/prop/unsaved', place),
      onTheirs: () => {},
      onAttempt: () => {},
    },
    base,
  )
  if ((await sender.attempt(input)) === 'kept') dropDraft(key, 'device')
}
