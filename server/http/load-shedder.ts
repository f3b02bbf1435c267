import { msUntilDeadline } from '#db/deadline.ts'
import { DomainError } from '#domain/errors.ts'

const defaults = {
  /** On average a request may take so long before others are refused. */
  targetMs: 500,
  /** What runs side by side however slow it is: a slow machine with few visitors refuses nobody. */
  least: 12,
  /** Before it is known how fast the machine is; a crowd at the first second would wait for seconds. */
  first: 100,
  most: 1_000,
}

/** People who are signed in are refused only when so many times more requests are under way. */
const memberShare = 4
/** How much the newest request counts in the average. */
const newest = 0.05
const cut = 0.9
/** So many requests are waited for after a cut, to see what it did. */
const betweenCuts = 10

export type LoadShedder = ReturnType<typeof createLoadShedder>

/**
 * An adaptive limit of concurrent work (AIMD): it shrinks while requests take too long on average and
 * grows back when they do not. Whoever finds no room is answered 503 at once instead of after a
 * time-out; visitors come first, people who are signed in last.
 */
export function createLoadShedder({
  targetMs = defaults.targetMs,
  least = defaults.least,
  first = defaults.first,
  most = defaults.most,
  /** It stands still while somebody else is waited for, such as an SMS gateway. */
  clock = () => -msUntilDeadline(),
} = {}) {
  let limit = Math.min(first, most)
  let inFlight = 0
  let averageMs = 0
  let sinceCut = 0

  function learn(ms: number) {
    if (!Number.isFinite(ms)) return
    averageMs += (ms - averageMs) * newest
    sinceCut++
    if (averageMs <= targetMs) {
      if (inFlight > limit / 2) limit = Math.min(most, limit + 1)
    } else if (sinceCut >= betweenCuts) {
      // It may be far above what has ever been under way.
      limit = Math.max(least, Math.min(limit, inFlight) * cut)
      sinceCut = 0
    }
  }

  return async <Result>(isMember: boolean, work: () => Promise<Result>): Promise<Result> => {
    const hasRoom = inFlight < limit * (isMember ? memberShare : 1)
    // Many may have waited for one page until their deadline; making it for each would come too late.
    if (!hasRoom || msUntilDeadline() <= 0) {
      throw new DomainError('unavailable', { retryAfter: 2 })
    }
    const begun = clock()
    inFlight++
    try {
      return await work()
    } finally {
      inFlight--
      learn(clock() - begun)
    }
  }
}
