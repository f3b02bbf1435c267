import { subscribe } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers'
import { msUntilDeadline } from '#db/deadline.ts'

export type FairScheduler = ReturnType<typeof createFairScheduler>

type Waiting = { start: (isInTime: boolean) => void; until: number }

/**
 * Fair scheduling of heavy work: one piece at a time, in turns by client address. Pages whose data
 * is cached would otherwise be rendered one after the other, and a client that asks for many at
 * once would make everybody else wait for all of them. Resolves to whether the turn came before the
 * deadline of the request; if not, the caller should do no work.
 */
export function createFairScheduler() {
  /** Waiting work by address; the address that is next comes first. */
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

  /** Work that was just started has run by the time of the next immediate. */
  function beforeNext() {
    const begun = performance.now()
    setImmediate(() => {
      const done = performance.now()
      acceptOthers(accepted, done + (done - begun))
    })
  }

  /**
   * Lets new connections in before the next piece of work, since the event loop accepts only one
   * per turn and a client that is refused for lack of room should learn it soon. Ends when a turn
   * brings no connection, or after as long as the last piece of work took.
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
