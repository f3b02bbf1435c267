import { DomainError } from '#domain/errors.ts'
import { createKeyedSemaphore } from '#server/http/semaphore.ts'

/**
 * Limits how many pages are made at a time for visitors of one address; a page that is cached is not
 * made. A flood of one address then waits for itself, and is no load that others are refused for.
 * A longer line would not be served before its deadline: whoever finds no room in it is told at once.
 */
export function createPageLimit() {
  const refuse = () => new DomainError('too_many', { retryAfter: 2 })
  return createKeyedSemaphore({ inside: 8, waiting: 80, refuse })
}
