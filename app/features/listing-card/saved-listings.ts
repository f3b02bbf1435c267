import { useSyncExternalStore } from 'react'
import { call } from '#app/api-client.ts'
import * as messages from '#contract/messages.ts'

type Press = { isSaved: boolean }

/** What was pressed since the page was loaded; newer than what any list was loaded with. */
const pressed = new Map<string, Press>()
const listeners = new Set<() => void>()
let lastCall: Promise<unknown> = Promise.resolve()

/** Whether a listing is on the viewer's list. */
export function useIsSaved(spn: string, wasSaved: boolean): boolean {
  return useSyncExternalStore(
    listen,
    () => pressed.get(spn)?.isSaved ?? wasSaved,
    () => wasSaved,
  )
}

/** Puts a listing on the viewer's list or takes it off: at once, and back when that failed. */
export async function saveListing(spn: string, isSaved: boolean) {
  const press = { isSaved }
  note(spn, press)
  // One after the other: the last press is also the last that the server hears of.
  const reply = lastCall.then(() => call('/api/prop/save', { spnInput: spn, save_status: isSaved }))
  lastCall = reply
  const { ok } = await reply
  if (!ok && pressed.get(spn) === press) note(spn, { isSaved: !isSaved })
  return reply
}

/** Why it could not be saved, and what helps. */
export function saveTrouble({ code, message }: { code: number; message: string }) {
  const isListFull = code === 409
  return isListFull ? message : messages.listing.saveFailed
}

function note(spn: string, press: Press) {
  pressed.set(spn, press)
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
