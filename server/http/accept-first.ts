import type { RequestListener, Server } from 'node:http'
import { setImmediate } from 'node:timers'

/** Nobody waits longer for the connections of others. */
const mostMs = 200
/** Requests that waited are begun for so long; then the event loop turns, for whatever else there is. */
const sliceMs = 10

/**
 * Node accepts one connection in each turn of its event loop. When a crowd comes, every turn would
 * begin the requests of those who are connected already, and the last of the crowd would be accepted
 * after seconds. So requests wait until a turn has brought no new connection, which takes a crowd of
 * 500 a few hundredths of a second and everybody else one turn.
 */
export function acceptFirst(
  server: Pick<Server, 'on'>,
  handle: RequestListener,
  now = () => performance.now(),
): RequestListener {
  const waiting: { begin: () => void; since: number }[] = []
  let hasAccepted = false
  let isWatching = false

  server.on('connection', () => {
    hasAccepted = true
    if (isWatching) return
    isWatching = true
    setImmediate(afterTurn)
  })

  function afterTurn() {
    const isOver = !hasAccepted
    hasAccepted = false
    const [first] = waiting
    if (isOver || (first && now() - first.since >= mostMs)) beginSome()
    isWatching = !isOver || waiting.length > 0
    if (isWatching) setImmediate(afterTurn)
  }

  function beginSome() {
    const until = now() + sliceMs
    while (waiting.length > 0 && now() < until) waiting.shift()?.begin()
  }

  return (request, response) => {
    if (!isWatching) return handle(request, response)
    const begin = () => response.destroyed || handle(request, response)
    waiting.push({ begin, since: now() })
  }
}
