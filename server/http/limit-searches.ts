import { DomainError } from '#domain/errors.ts'
import { createKeyedSemaphore } from '#server/http/semaphore.ts'

/** How many searches may wait per running one; a whole office behind one address fits in. */
const waitingPerRunning = 10

export type LimitSearches = ReturnType<typeof createSearchLimit>

/** Limits concurrent searches per client address; the others wait their turn, then get 429. */
export function createSearchLimit(perAddress: number) {
  return createKeyedSemaphore({
    inside: perAddress,
    waiting: perAddress * waitingPerRunning,
    refuse: () => new DomainError('too_many', { retryAfter: 2 }),
  })
}
