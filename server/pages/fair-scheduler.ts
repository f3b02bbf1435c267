import { subscribe } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers'
import { msUntilDeadline } from '#db/deadline.ts'

export type FairScheduler = ReturnType<typeof createFairScheduler>

type Waiting = { start: (isInTime: boolean) => void; until: number }

/**
 * Fair scheduling of heavy work: one piece at a time, in turns by client address. Pages whose data is
 * cached would otherwise be rendered one after the other, and a client that asks for many at once
 * would keep everybody else waiting for all of them. It answers whether the turn came before the
 * deadline of the request; for whoever it did not, nothing more should be done.
 */
export function createFairScheduler() {
  /** Who waits, by address; the address whose turn is next comes first. */
  const waiting = new Map<string, Waiting[]>()
  let isBusy = false
  let accepted = 0
  subscribe('net.server.socket', () => {
    accepted++
  })

  function startNext() {
    for (const [address, [first, ...others]] of waiting) {
      waiting.delete(address)
      if (others.length > 0) waiting.set(address, others)
      const isInTime = first !== undefined && first.until > performance.now()
      first?.start(isInTime)
      if (isInTime) return beforeNext()
    }
    isBusy = false
  }

  /** The work that was just let go is done when the event loop comes to the next immediate. */
  function beforeNext() {
    const begun = performance.now()
    setImmediate(() => {
      const done = performance.now()
      acceptOthers(accepted, done + (done - begun))
    })
  }

  /**
   * The event loop accepts one new connection a turn, and whoever is refused for want of room must
   * learn it soon. So it turns as long as connections come, but no longer than the last work took.
   */
  function acceptOthers(acceptedBefore: number, until: number) {
    setImmediate(() => {
      if (accepted === acceptedBefore || performance.now() >= until) startNext()
      else acceptOthers(accepted, until)
    })
  }

  return async (address: string): Promise<boolean> => {
    if (!isBusy) {
      isBusy = true
      beforeNext()
      return true
    }
    const until = performance.now() + msUntilDeadline()
    return new Promise((start) => {
      const others = waiting.get(address)
      if (others) others.push({ start, until })
      else waiting.set(address, [{ start, until }])
    })
  }
}
