import { DomainError } from '#domain/errors.ts'

/** A semaphore with a bounded queue: beyond `waiting`, work is refused as unavailable. */
export function createSemaphore({ inside, waiting }: { inside: number; waiting: number }) {
  const queue: (() => void)[] = []
  let busy = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < inside) busy++
    else if (queue.length < waiting) await new Promise<void>((enter) => queue.push(enter))
    else throw new DomainError('unavailable', { retryAfter: 5 })

    try {
      return await work()
    } finally {
      // The permit passes to the longest-waiting one without being released.
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
