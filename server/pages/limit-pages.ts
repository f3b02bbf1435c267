import { createKeyedSemaphore } from '#server/http/semaphore.ts'

/**
 * Limits how many pages are made at a time for visitors of one address; a page that is cached is not
 * made. A flood of one address then waits for itself, and is no load that others are refused for.
 */
export function createPageLimit() {
  return createKeyedSemaphore({ inside: 8, waiting: 1_000 })
}
