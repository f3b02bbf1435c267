import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from '#server/http/listen.ts'

test.for(['GET', 'HEAD'])('a %s whose body never comes is answered and let go', async (method) => {
  const site = await listen((_, response) => response.end('hello'), { PORT: 0, HOST: '127.0.0.1' })
  const socket = connect(site.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n`)

  // Ends only when the server closes the line, long before the time for a whole request is over.
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
  expect(answer).toContain('Connection: close')
  await site.close()
})

test('a line without a body stays open for the next question', async () => {
  const site = await listen((_, response) => response.end('hello'), { PORT: 0, HOST: '127.0.0.1' })
  const socket = connect(site.port, '127.0.0.1')
  socket.setEncoding('utf8').write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [first] = await once(socket, 'data')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')

  expect(first).toContain('Connection: keep-alive')
  expect(await text(socket)).toContain('hello')
  await site.close()
})

test('closing waits for the answer under way and not for another question', async () => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>()
  const site = await listen(
    async (_, response) => {
      hasAsked()
      await mayAnswer
      response.end('hello')
    },
    { PORT: 0, HOST: '127.0.0.1' },
  )
  const socket = connect(site.port, '127.0.0.1')
  const reply = text(socket)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked
  const closed = site.close()
  answer()

  expect(await reply).toContain('hello')
  await closed
})

test('closing serves everybody who has connected, also those who are not accepted yet', async () => {
  const site = await listen((_, response) => response.end('hello'), { PORT: 0, HOST: '127.0.0.1' })
  const crowd = Array.from({ length: 50 }, () => connect(site.port, '127.0.0.1'))
  const replies = crowd.map((socket) => text(socket))
  for (const socket of crowd) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  // All of them are connected then, and Node has accepted one or two.
  await once(crowd.at(-1)!, 'connect')
  await site.close()

  const served = (await Promise.allSettled(replies)).filter(
    (reply) => reply.status === 'fulfilled' && reply.value.includes('hello'),
  )
  expect(served).toHaveLength(50)
})

test('a port that is taken, or a host that is not ours, is told in a sentence', async () => {
  const site = await listen((_, response) => response.end(), { PORT: 0, HOST: '127.0.0.1' })
  const again = listen((_, response) => response.end(), { PORT: site.port, HOST: '127.0.0.1' })
  await expect(again).rejects.toThrow('The setting PORT is not right: another program listens')
  await site.close()

  const away = listen((_, response) => response.end(), { PORT: 0, HOST: '192.0.2.1' })
  await expect(away).rejects.toThrow('The setting HOST is not right: 192.0.2.1')
})

test.for([
  [0, 'timeout=5'],
  [1, 'timeout=75'],
] as const)(
  'behind %i proxies an idle connection is kept with %s',
  async ([TRUST_PROXY, expected]) => {
    const settings = { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY }
    const site = await listen((_, response) => response.end('hello'), settings, { idleMs: 0 })
    const reply = await fetch(`http://127.0.0.1:${site.port}`)
    expect(reply.headers.get('keep-alive')).toBe(expected)
    await reply.text()
    await site.close()
  },
)

test('behind a proxy a kept connection still answers after the port is closed, and says that it ends', async () => {
  const settings = { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: 1 }
  const site = await listen((_, response) => response.end('hello'), settings, { idleMs: 5_000 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await ask(site.port, agent)
  const closed = site.close()
  await expect.poll(() => isRefused(site.port)).toBe(true)
  const second = await ask(site.port, agent)

  expect([first, second]).toEqual(['keep-alive', 'close'])
  await closed
  agent.destroy()
})

/** The `Connection` header of an answer. */
async function ask(port: number, agent: Agent) {
  const request = get({ host: '127.0.0.1', port, agent })
  const [answer] = await once(request, 'response')
  answer.resume()
  await once(answer, 'end')
  return answer.headers.connection
}

async function isRefused(port: number) {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('error', () => resolve(true))
    socket.once('connect', () => resolve(false)).once('connect', () => socket.destroy())
  })
}
