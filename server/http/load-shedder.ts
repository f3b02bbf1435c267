import { msUntilDeadline } from '#db/deadline.ts'
import { DomainError } from '#domain/errors.ts'
import { waitIn } from '#server/http/semaphore.ts'

const defaults = {
  /** The average duration above which requests are refused. */
  targetMs: 500,
  /**
   * The least concurrency however slow requests are: a slow machine with few visitors refuses
   * nobody.
   */
  least: 12,
  /**
   * The limit before the speed of the machine is known: with a higher one, a crowd in the first
   * second would wait for seconds.
   */
  first: 12,
  most: 1_000,
  /**
   * How long a request waits for room. Clients that retry at once would otherwise be refused
   * thousands of times a second, and new connections would wait for that.
   */
  patienceMs: 1_000,
  /** How much time must be left for the request itself after waiting. */
  workMs: 1_500,
  mostWaiting: 1_000,
}

/** By how many times the limit is higher for signed-in people. */
const memberShare = 4
/** Weight of the newest request in the moving average. */
const newest = 0.05
/** How much a fast request raises the limit; 1 would raise it far too fast. */
const growth = 0.2
/** The limit is never cut below this share of what it was. */
const deepestCut = 0.5
/** How many requests are observed after a cut before the next one. */
const betweenCuts = 10

export type LoadShedder = ReturnType<typeof createLoadShedder>

/**
 * An adaptive limit of concurrent work (AIMD): it shrinks while requests take too long on average
 * and grows back when they do not. A request that finds no room within a second is answered 503
 * instead of running into a time-out; visitors are refused first, signed-in people last.
 */
export function createLoadShedder({
  targetMs = defaults.targetMs,
  least = defaults.least,
  first = defaults.first,
  most = defaults.most,
  patienceMs = defaults.patienceMs,
  workMs = defaults.workMs,
  mostWaiting = defaults.mostWaiting,
  /** Stands still while the request waits for another service, such as an SMS gateway. */
  clock = () => -msUntilDeadline(),
} = {}) {
  let limit = Math.min(first, most)
  let inFlight = 0
  let averageMs = 0
  let sinceCut = 0
  const members: (() => void)[] = []
  const visitors: (() => void)[] = []

  function learn(ms: number) {
    if (!Number.isFinite(ms)) return
    averageMs += (ms - averageMs) * newest
    sinceCut++
    if (averageMs <= targetMs) {
      if (inFlight > limit / 2) limit = Math.min(most, limit + growth)
    } else if (sinceCut >= betweenCuts) {
      // The limit may be far above what has ever been in flight, so the cut starts at the lower of
      // both.
      const cut = Math.max(deepestCut, targetMs / averageMs)
      limit = Math.max(least, Math.min(limit, inFlight) * cut)
      sinceCut = 0
    }
  }

  function hasRoom(isMember: boolean) {
    return inFlight < limit * (isMember ? memberShare : 1)
  }

  async function waitForRoom(isMember: boolean) {
    const patience = Math.min(patienceMs, msUntilDeadline() - workMs)
    if (patience <= 0 || members.length + visitors.length >= mostWaiting) throw refused()
    await waitIn(isMember ? members : visitors, patience, refused)
  }

  /**
   * Last in, first out: in a crowd some are then served soon and the others refused. First in,
   * first out would serve everybody just before they give up.
   */
  function letIn() {
    while (true) {
      const isMember = members.length > 0
      const next = hasRoom(isMember) && (isMember ? members : visitors).pop()
      if (!next) return
      inFlight++
      next()
    }
  }

  return async <Result>(isMember: boolean, work: () => Promise<Result>): Promise<Result> => {
    // Requests that waited until their deadline, as many may do for one page, are not begun any
    // more.
    if (msUntilDeadline() <= 0) throw refused()
    if (hasRoom(isMember)) inFlight++
    else await waitForRoom(isMember)
    const begun = clock()
    try {
      return await work()
    } finally {
      inFlight--
      learn(clock() - begun)
      letIn()
    }
  }
}

function refused() {
  return new DomainError('unavailable', { retryAfter: 2 })
}
