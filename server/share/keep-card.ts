import type { Resources } from '#server/create-resources.ts'
import { createSemaphore } from '#server/http/semaphore.ts'

type Needed = Pick<Resources, 'storage' | 'log'>
type Card = Uint8Array | undefined

const enter = createSemaphore({ inside: 1, waiting: 50 })

/** Cards that are being drawn, shared by concurrent requests. */
const making = new Map<string, Promise<Card>>()

/** The stored card of this name, or the one that `make` draws and keeps. */
export async function findOrMakeCard(
  { storage }: Pick<Resources, 'storage'>,
  name: string,
  make: () => Promise<Card>,
): Promise<Card> {
  const kept = await storage.get(name)
  if (kept) return kept

  const begun = making.get(name)
  if (begun) return begun
  const made = make().finally(() => making.delete(name))
  making.set(name, made)
  return made
}

/** Draws one card at a time. A card is served even if it cannot be stored. */
export async function drawAndKeep(
  { storage, log }: Needed,
  name: string,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const made = await enter(draw)
  await storage.put(name, made).catch((error: unknown) => {
    log.warn({ name, err: error }, 'a share card could not be kept')
  })
  return made
}
