import { createKeyedSemaphore } from '#server/http/semaphore.ts'

export type LimitLookups = ReturnType<typeof createLookupLimit>

/**
 * Limits concurrent lookups of sessions per client address. Anybody can send an invalid session
 * cookie, and looking it up takes one of the connections for signed-in requests.
 */
export function createLookupLimit() {
  return createKeyedSemaphore({ inside: 4, waiting: 2_000 })
}
