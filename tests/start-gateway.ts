import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Answer = { status: number; body?: string; headers?: Record<string, string> }

/** What the gateway does with a call: answers, now or later, or holds the line and never speaks. */
export type Manners = Answer | Promise<Answer> | 'hang'

/** A gateway that counts its calls, and may take some time for each. */
export async function startGateway({ delayMs = 0, onCall = (_call: Received) => {} } = {}) {
  const received: Received[] = []
  let manners: Manners = { status: 200, body: '{"type":"success"}' }

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    received.push(call)
    onCall(call)
    if (delayMs > 0) await sleep(delayMs)
    if (manners !== 'hang') answer(response, await manners)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The gateway has no port.')

  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    behave(next: Manners) {
      manners = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readCall(request: IncomingMessage): Promise<Received> {
  const { method = '', url = '', headers } = request
  return { method, path: url, headers, body: await text(request) }
}

function answer(response: ServerResponse, { status, body = '', headers = {} }: Answer) {
  response.writeHead(status, headers).end(body)
}
