import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy that does what deploy/nginx.conf asks of nginx: connections to the processes are kept and
 * given up after `idleMs`, a refused one goes to the next process, and nothing is sent twice.
 */
export async function startSmallProxy(ports: number[], { idleMs }: { idleMs: number }) {
  const agent = new Agent({ keepAlive: true, timeout: idleMs, scheduling: 'lifo' })
  let turn = 0
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked)
    passOn(asked, answer, body, turn++)
  })

  function passOn(
    asked: IncomingMessage,
    answer: ServerResponse,
    body: Buffer,
    first: number,
    tries = 1,
  ) {
    const port = ports[(first + tries) % ports.length]!
    const { method, url, headers } = asked
    const passed = request(
      { host: '127.0.0.1', port, agent, method, path: url, headers },
      (got) => {
        answer.writeHead(got.statusCode!, got.headers)
        got.pipe(answer)
      },
    )
    passed.on('error', (error: NodeJS.ErrnoException) => {
      const isUnsent = error.code === 'ECONNREFUSED'
      if (isUnsent && tries < ports.length) passOn(asked, answer, body, first, tries + 1)
      else answer.writeHead(502).end(error.code)
    })
    passed.end(body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
