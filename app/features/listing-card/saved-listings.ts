import { useSyncExternalStore } from 'react'
import { call } from '#app/api-client.ts'
import * as messages from '#contract/messages.ts'

type Heart = {
  isShown: boolean
  /** What the server has. */
  isSaved: boolean
  /** The last call; calls for one listing run one after the other. */
  answer: Promise<unknown>
}

/** What was pressed since the page was loaded; newer than what any list was loaded with. */
const hearts = new Map<string, Heart>()
const listeners = new Set<() => void>()

/** Whether a listing is on the viewer's list. */
export function useIsSaved(spn: string, wasSaved: boolean): boolean {
  return useSyncExternalStore(
    listen,
    () => isSaved(spn, wasSaved),
    () => wasSaved,
  )
}

export function isSaved(spn: string, wasSaved: boolean): boolean {
  return hearts.get(spn)?.isShown ?? wasSaved
}

/** Saves a listing or removes it again. Optimistic update: rolled back when the server refuses. */
export async function saveListing(spn: string, wanted: boolean) {
  const heart = hearts.get(spn) ?? { isShown: !wanted, isSaved: !wanted, answer: Promise.resolve() }
  hearts.set(spn, heart)
  show(heart, wanted)
  const answer = heart.answer.then(() =>
    call('/api/prop/save', { spnInput: spn, save_status: wanted }),
  )
  heart.answer = answer
  const reply = await answer
  if (reply.ok) heart.isSaved = wanted
  if (heart.answer === answer) show(heart, heart.isSaved)
  return reply
}

/** Why it could not be saved, and what helps. */
export function saveTrouble({ code, message }: { code: number; message: string }) {
  const isListFull = code === 409
  return isListFull ? message : messages.listing.saveFailed
}

function show(heart: Heart, isShown: boolean) {
  heart.isShown = isShown
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
