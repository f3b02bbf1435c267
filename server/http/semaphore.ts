import { msUntilDeadline } from '#db/deadline.ts'
import { DomainError } from '#domain/errors.ts'

type Limits = {
  /** How many may run at a time. */
  inside: number
  /** How many may wait; the rest is refused. */
  waiting: number
  /** How long a caller may wait before being refused; without it, until the request's deadline. */
  patienceMs?: number
  /** The error for those who find no room to wait. */
  refuse?: () => DomainError
}

export type Enter = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A semaphore with a bounded queue. */
export function createSemaphore(limits: Limits): Enter {
  const { inside, waiting, patienceMs = Number.POSITIVE_INFINITY, refuse = tryLater } = limits
  const queue: (() => void)[] = []
  let busy = 0

  return async (work) => {
    if (busy < inside) busy++
    else if (queue.length < waiting) await waitIn(queue, Math.min(patienceMs, msUntilDeadline()))
    else throw refuse()

    try {
      return await work()
    } finally {
      // The permit passes to the caller that has waited longest, without being released.
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}

/** Resolves when it is the caller's turn; one that has waited too long leaves the queue. */
export function waitIn(queue: (() => void)[], patienceMs: number, refuse = tryLater) {
  return new Promise<void>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    function enter() {
      clearTimeout(timer)
      resolve()
    }
    function leave() {
      queue.splice(queue.indexOf(enter), 1)
      reject(refuse())
    }
    if (Number.isFinite(patienceMs)) timer = setTimeout(leave, Math.max(0, patienceMs))
    queue.push(enter)
  })
}

/** A semaphore for each key, for example for each client address. */
export function createKeyedSemaphore(limits: Limits) {
  const semaphores = new Map<string, { enter: Enter; users: number }>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const semaphore = semaphores.get(key) ?? { enter: createSemaphore(limits), users: 0 }
    semaphores.set(key, semaphore)
    semaphore.users++
    try {
      return await semaphore.enter(work)
    } finally {
      semaphore.users--
      if (semaphore.users === 0) semaphores.delete(key)
    }
  }
}

function tryLater() {
  return new DomainError('unavailable', { retryAfter: 5 })
}
