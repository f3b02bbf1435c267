import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The time that the work for one request may take. It is carried along by the asynchronous context,
 * so that every wait for the database or for a turn ends with it, however many there are in a row.
 */
class Deadline {
  #endsAt: number
  #pauses = 0
  #pausedAt = 0

  constructor(ms: number) {
    this.#endsAt = performance.now() + ms
  }

  get msLeft() {
    return this.#pauses > 0 ? Number.POSITIVE_INFINITY : this.#endsAt - performance.now()
  }

  pause() {
    if (this.#pauses++ === 0) this.#pausedAt = performance.now()
  }

  resume() {
    if (--this.#pauses === 0) this.#endsAt += performance.now() - this.#pausedAt
  }

  /** Lets what outlives the answer, such as a stream, go on; a passed deadline stays passed. */
  lift() {
    if (this.msLeft > 0) this.#endsAt = Number.POSITIVE_INFINITY
  }
}

const deadlines = new AsyncLocalStorage<Deadline>()

/** Runs the work for a request, whose waits end after `ms`. */
export function runWithDeadline<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const deadline = new Deadline(ms)
  return deadlines.run(deadline, () => work().finally(() => deadline.lift()))
}

/** Milliseconds until the work at hand must have ended; without a deadline, infinitely many. */
export function msUntilDeadline(): number {
  return deadlines.getStore()?.msLeft ?? Number.POSITIVE_INFINITY
}

/** Stops the clock while somebody else is waited for: a client that sends, a gateway, a picture. */
export async function untimed<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = deadlines.getStore()
  deadline?.pause()
  try {
    return await work()
  } finally {
    deadline?.resume()
  }
}

/** Begins work that outlives the request it is begun in. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return deadlines.exit(work)
}

/** What `waiting` gives, or an error at the deadline; what comes too late is handed to `giveBack`. */
export async function beforeDeadline<Result>(
  waiting: Promise<Result>,
  giveBack: (late: Result) => void,
): Promise<Result> {
  const ms = msUntilDeadline()
  if (ms === Number.POSITIVE_INFINITY) return waiting

  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(deadlinePassed()), Math.max(0, ms))
  })
  try {
    return await Promise.race([waiting, passed])
  } catch (error) {
    waiting.then(giveBack, () => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export function deadlinePassed() {
  return new Error('The deadline of the request has passed.')
}
