import { setImmediate as nextTurn } from 'node:timers/promises'
import { createKeyedSemaphore } from '#server/http/semaphore.ts'

/** Far more than one address ever has under way. */
const mostWaiting = 10_000

export type TakeTurn = ReturnType<typeof createTakeTurn>

/**
 * Lets each client address do one piece of heavy work per turn of the event loop. Pages whose data
 * is cached would otherwise be rendered in a row, and whoever asks for many at once would keep
 * everybody else waiting for all of them.
 */
export function createTakeTurn() {
  const enter = createKeyedSemaphore({ inside: 1, waiting: mostWaiting })

  return <Result>(address: string, work: () => Result): Promise<Result> =>
    enter(address, async () => {
      await nextTurn()
      return work()
    })
}
