import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Env, SettingsError } from '#server/env.ts'
import { acceptFirst } from '#server/http/accept-first.ts'

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
 * Longer than proxies keep an idle connection, mostly 60 s: if we closed it first, the proxy might
 * just be sending a request on it, which would then be answered 502.
 */
const keepAliveOfProxy = 75_000

/**
 * After this time proxies give up idle connections (`keepalive_timeout` in deploy/nginx.conf is
 * shorter). Until then they stay open while the process stops: a proxy never repeats a POST, so one
 * that is sent on a connection just being closed would fail.
 */
const idleOfProxy = 5_000

type Options = Partial<typeof timeouts> & {
  /** How long answers under way may go on after `close`. */
  graceMs?: number
  /** How long a proxy may take after `close` to give up its idle connections. */
  idleMs?: number
}

export async function listen(
  handle: RequestListener,
  { PORT, HOST, TRUST_PROXY = 0 }: Pick<Env, 'PORT' | 'HOST'> & Partial<Pick<Env, 'TRUST_PROXY'>>,
  { graceMs = 8_000, idleMs = TRUST_PROXY > 0 ? idleOfProxy : 0, ...changed }: Options = {},
) {
  const proxied = TRUST_PROXY > 0 ? { keepAliveTimeout: keepAliveOfProxy } : {}
  let isClosing = false
  const server = createServer({ ...timeouts, ...proxied, ...changed })
  const begin = acceptFirst(server, handle)
  server.on('request', (request, response) => {
    if (isClosing || isBodyUnread(request)) response.shouldKeepAlive = false
    begin(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusedBy(error, PORT, HOST)))
    server.listen(PORT, HOST, () => resolve())
  })
  const closed = new Promise<void>((resolve) => void server.once('close', resolve))
  let closingPort: Promise<void> | undefined
  /**
   * Not `server.close()`, which would also close connections on which a proxy may just be sending.
   */
  async function closePort() {
    await untilQuiet(server)
    isClosing = true
    NetServer.prototype.close.call(server)
  }
  // The cluster's primary closes the port of workers by this method (supervise-workers.ts).
  server.close = (onClosed) => {
    closingPort ??= closePort()
    if (onClosed) server.once('close', onClosed)
    return server
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no new connections and waits for answers under way; a long download is cut in the end. */
    async close() {
      server.close()
      await closingPort
      // Otherwise a connection whose last answer was just sent would be kept alive.
      const sweeping = setTimeout(() => {
        sweep = setInterval(() => server.closeIdleConnections(), 100)
      }, idleMs)
      let sweep: NodeJS.Timeout | undefined
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      for (const timer of [sweeping, sweep, cut]) clearTimeout(timer)
    },
  }
}

/**
 * Waits for a turn of the event loop that accepted no connection: closing the port resets
 * connections that wait to be accepted, and with them requests that were sent already. A busy turn
 * may hide such a connection; so for up to half a second a nearly idle turn is waited for.
 */
async function untilQuiet(server: Server) {
  // The present turn may have accepted a connection already.
  let hasAccepted = true
  server.on('connection', () => {
    hasAccepted = true
  })
  const begun = performance.now()
  for (let start = begun; start - begun < 2_000; start = performance.now()) {
    await nextTurn()
    const end = performance.now()
    if (!hasAccepted && (end - start < 0.5 || end - begun > 500)) return
    hasAccepted = false
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
