import { setImmediate } from 'node:timers'

export type FairScheduler = ReturnType<typeof createFairScheduler>

/**
 * Fair scheduling: waits so that each client address does one piece of heavy work per turn of the event loop.
 * Pages whose data is cached would otherwise be rendered one after the other, and a client that asks
 * for many at once would keep everybody else waiting for all of them.
 */
export function createFairScheduler() {
  /** Who waits for a later turn, by the addresses that have had theirs in this one. */
  const waiting = new Map<string, (() => void)[]>()

  function endTurn(address: string) {
    const next = waiting.get(address)?.shift()
    if (!next) return waiting.delete(address)
    next()
    setImmediate(endTurn, address)
  }

  return async (address: string): Promise<void> => {
    const others = waiting.get(address)
    if (others) return new Promise<void>((resolve) => others.push(resolve))
    waiting.set(address, [])
    setImmediate(endTurn, address)
  }
}
