import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Env, SettingsError } from '#server/env.ts'

/**
 * Time-outs for clients that are slow to send; Node's defaults would let a few hundred slow sockets
 * hold the server for minutes. None of them limits how long an answer may take, so streams are not cut.
 */
const timeouts = {
  headersTimeout: 5_000,
  requestTimeout: 330_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Longer than proxies keep a connection that nobody uses, mostly 60 s: one that we close first may be
 * closed just when the proxy sends a request on it, which is then answered 502.
 */
const keepAliveOfProxy = 75_000

type Options = Partial<typeof timeouts> & {
  /** How long answers under way may go on after `close`. */
  graceMs?: number
}

/** Opens the port. */
export async function listen(
  handle: RequestListener,
  { PORT, HOST, TRUST_PROXY = 0 }: Pick<Env, 'PORT' | 'HOST'> & Partial<Pick<Env, 'TRUST_PROXY'>>,
  { graceMs = 6_000, ...changed }: Options = {},
) {
  const proxied = TRUST_PROXY > 0 ? { keepAliveTimeout: keepAliveOfProxy } : {}
  const server = createServer({ ...timeouts, ...proxied, ...changed }, (request, response) => {
    if (isBodyUnread(request)) response.shouldKeepAlive = false
    handle(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusedBy(error, PORT, HOST)))
    server.listen(PORT, HOST, () => resolve())
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no new connections and waits for answers under way; a long download is cut in the end. */
    close: () =>
      new Promise<void>((resolve) => {
        // A connection whose last answer was just sent would otherwise be kept alive.
        const sweep = setInterval(() => server.closeIdleConnections(), 100)
        const cut = setTimeout(() => server.closeAllConnections(), graceMs)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(cut)
          resolve()
        })
      }),
  }
}

/** Why the port cannot be opened, as a sentence where a setting is the reason. */
function refusedBy(error: NodeJS.ErrnoException, port: number, host = 'this machine') {
  const sentences: Record<string, string> = {
    EADDRINUSE: `The setting PORT is not right: another program listens on ${port} already.`,
    EACCES: `The setting PORT is not right: this user may not listen on ${port}.`,
    EADDRNOTAVAIL: `The setting HOST is not right: ${host} is no address of this machine.`,
    ENOTFOUND: `The setting HOST is not right: ${host} is not known.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new SettingsError(sentence, { cause: error }) : error
}

/**
 * The body of a GET or HEAD is never read, so its connection is closed after the answer: a client
 * that announces a body and never sends it would otherwise hold the connection for minutes.
 */
function isBodyUnread({ method, headers }: IncomingMessage) {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
  return hasBody && (method === 'GET' || method === 'HEAD')
}
