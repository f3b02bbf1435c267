import { msUntilDeadline } from '#db/deadline.ts'
import { DomainError } from '#domain/errors.ts'
import { waitIn } from '#server/http/semaphore.ts'

const defaults = {
  /** On average a request may take so long before others are refused. */
  targetMs: 500,
  /** What runs side by side however slow it is: a slow machine with few visitors refuses nobody. */
  least: 12,
  /** Before it is known how fast the machine is; of a crowd in the first second more would wait for seconds. */
  first: 12,
  most: 1_000,
  /**
   * How long somebody waits for room. A crowd that comes back as soon as it is refused would otherwise
   * be refused thousands of times a second, and new connections wait for that.
   */
  patienceMs: 1_000,
  /** What must be left of the time for a request after that. */
  workMs: 1_500,
  mostWaiting: 1_000,
}

/** People who are signed in are refused only when so many times more requests are under way. */
const memberShare = 4
/** How much the newest request counts in the average. */
const newest = 0.05
/** How much room a fast request adds: with one each, it would soon be far too much. */
const growth = 0.2
/** At most so much is cut at a time. */
const deepestCut = 0.5
/** So many requests are waited for after a cut, to see what it did. */
const betweenCuts = 10

export type LoadShedder = ReturnType<typeof createLoadShedder>

/**
 * An adaptive limit of concurrent work (AIMD): it shrinks while requests take too long on average and
 * grows back when they do not. Whoever finds no room for a second is answered 503 instead of after a
 * time-out; visitors come first, people who are signed in last.
 */
export function createLoadShedder({
  targetMs = defaults.targetMs,
  least = defaults.least,
  first = defaults.first,
  most = defaults.most,
  patienceMs = defaults.patienceMs,
  workMs = defaults.workMs,
  mostWaiting = defaults.mostWaiting,
  /** It stands still while somebody else is waited for, such as an SMS gateway. */
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
      // It may be far above what has ever been under way.
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
   * The place passes to whoever came last: in a crowd some are then served soon, and the others are
   * refused. In the order of their coming, all would be served as late as those who are refused.
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
    // Many may have waited for one page until their deadline; making it for each would come too late.
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
