import { setImmediate } from 'node:timers'

export type TakeTurn = ReturnType<typeof createTakeTurn>

/**
 * Fair scheduling: each client address does one piece of heavy work per turn of the event loop.
 * Pages whose data is cached would otherwise be rendered one after the other, and a client that asks
 * for many at once would keep everybody else waiting for all of them.
 */
export function createTakeTurn() {
  /** Who waits for a later turn, by the addresses that have had theirs in this one. */
  const waiting = new Map<string, (() => void)[]>()

  function endTurn(address: string) {
    const next = waiting.get(address)?.shift()
    if (!next) return waiting.delete(address)
    next()
    setImmediate(endTurn, address)
  }

  return async <Result>(address: string, work: () => Result): Promise<Result> => {
    const others = waiting.get(address)
    if (others) {
      await new Promise<void>((resolve) => others.push(resolve))
    } else {
      waiting.set(address, [])
      setImmediate(endTurn, address)
    }
    return work()
  }
}
