import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What stands between the site and its database: a line that is good or slow, that takes everything
 * and answers nothing, that is reset again and again, or that nobody listens at.
 */
export type Line = 'good' | { delayMs: number } | 'black hole' | 'resets' | 'closed'

/** A TCP proxy before a database, whose line can be made bad and good again. */
export async function startFaultProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let line: Line = 'good'

  const server = createServer((client) => {
    if (line === 'closed') return void client.destroy()
    if (line === 'resets') return void client.resetAndDestroy()
    const database = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(carry(() => line)).pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    behave(next: Line) {
      line = next
      // What went into a hole is lost, so its connections are too.
      if (next === 'good') return
      for (const socket of sockets) {
        if (next === 'closed') socket.destroy()
        if (next === 'resets') socket.resetAndDestroy()
      }
    },
    /** Ends every connection, as a failing router does; new ones are good. */
    cut() {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Hands on what comes, later or never. */
function carry(line: () => Line) {
  return new Transform({
    async transform(part, _encoding, done) {
      const now = line()
      if (now === 'black hole') return done()
      if (typeof now === 'object') await sleep(now.delayMs)
      done(null, part)
    },
  })
}
