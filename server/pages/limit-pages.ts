import { DomainError } from '#domain/errors.ts'
import { createKeyedSemaphore } from '#server/http/semaphore.ts'

/**
 * Limits how many pages are rendered at a time for visitors of one address; cached pages do not
 * count. A flood from one address then waits for itself and does not count as load for which others
 * are refused. Requests that would wait beyond their deadline are refused at once.
 */
export function createPageLimit() {
  const refuse = () => new DomainError('too_many', { retryAfter: 2 })
  return createKeyedSemaphore({ inside: 8, waiting: 80, refuse })
}
