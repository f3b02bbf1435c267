type Options = {
  /** Failures in a row that open the circuit. */
  failures: number
  /** How long it stays open before one call may try again. */
  pauseMs: number
  /** Whether an error shows that the service is in trouble, and not that our request was wrong. */
  isOutage: (error: unknown) => boolean
  /** What callers get while the circuit is open. */
  openError: () => Error
  now?: () => number
}

/**
 * Circuit breaker: after several failures in a row it refuses at once for a while, so that nobody
 * waits for a service that is down. After the pause a single call (half-open) tries again.
 */
export function circuitBreaker<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
  { failures, pauseMs, isOutage, openError, now = Date.now }: Options,
): (...args: Args) => Promise<Result> {
  let failedInARow = 0
  let nextTryAt = 0
  let isTrying = false

  return async (...args) => {
    const isOpen = failedInARow >= failures
    if (isOpen && (isTrying || now() < nextTryAt)) throw openError()
    if (isOpen) isTrying = true
    try {
      const result = await call(...args)
      failedInARow = 0
      return result
    } catch (error) {
      if (isOutage(error)) {
        failedInARow += 1
        nextTryAt = now() + pauseMs
      } else {
        failedInARow = 0
      }
      throw error
    } finally {
      if (isOpen) isTrying = false
    }
  }
}
