import { DomainError } from '#domain/errors.ts'

/** Lets so many in at a time, and so many wait; who finds the waiting room full is sent away. */
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
      // The place goes straight to whoever waits longest.
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
