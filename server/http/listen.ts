import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from '#server/env.ts'

/**
 * Opens the port, with limits on how long a client may take to speak: Node's own would let a few
 * hundred slow sockets hold the server for minutes.
 */
export async function listen(handle: RequestListener, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>) {
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 330_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      if (isBodyUnread(request)) response.shouldKeepAlive = false
      handle(request, response)
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, () => resolve())
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no new requests and waits for those under way. */
    close: () =>
      new Promise<void>((resolve) => {
        // A line on which the last answer was just sent would else be kept for another question.
        const sweep = setInterval(() => server.closeIdleConnections(), 100)
        server.close(() => {
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}

/**
 * Nobody reads what is sent along with a question for a page or a file, so the line is closed after
 * the answer: whoever announces a body there and never sends it would else hold it for minutes.
 */
function isBodyUnread({ method, headers }: IncomingMessage) {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
  return hasBody && (method === 'GET' || method === 'HEAD')
}
