import type { RequestListener, Server } from 'node:http'
import { setImmediate } from 'node:timers'

/** The longest time that a request waits for further connections. */
const mostMs = 200
/**
 * For how long waiting requests are begun before the event loop gets a turn for everything else.
 */
const sliceMs = 10

/**
 * Accepts all waiting connections before it begins requests. Node accepts one connection in each
 * turn of its event loop; in a crowd, every turn would also begin the requests of those who are
 * connected already, and the last connection would be accepted after seconds. So requests wait
 * until a turn brings no new connection: a few hundredths of a second for a crowd of 500, else one
 * turn.
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
