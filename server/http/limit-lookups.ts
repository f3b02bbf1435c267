import { createKeyedSemaphore } from '#server/http/semaphore.ts'

export type LimitLookups = ReturnType<typeof createLookupLimit>

/**
 * Limits how many sessions are looked up at a time per client address. Anybody can send a cookie
 * that is no session, and looking it up takes a connection of those who are signed in.
 */
export function createLookupLimit() {
  return createKeyedSemaphore({ inside: 4, waiting: 2_000 })
}
