import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { createApi } from '#server/api/api.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('many uploads of which nothing comes do not keep another from being stored', async ({
  freshDatabase: { db },
}) => {
  await using site = await startSite(db)
  const silent: Socket[] = []
  for (let i = 0; i < 8; i++) silent.push(site.connect(await signIn(db), 1_000_000))

  const image = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const part = 'Content-Disposition: form-data; name="image"; filename="a.jpg"'
  const body = Buffer.concat([
    Buffer.from(`--b\r\n${part}\r\n\r\n`),
    image,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const honest = site.connect(await signIn(db), body.length)
  honest.write(body)

  expect(await text(honest)).toContain('"path":"/img/')
  expect(silent.filter((socket) => socket.bytesRead > 0)).toEqual([])
  for (const socket of silent) socket.destroy()
})

test('an upload of hundreds of thousands of parts is refused long before its end', async ({
  freshDatabase: { db },
}) => {
  await using site = await startSite(db)
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const socket = site.connect(await signIn(db), 19_000_000)
  const answer = text(socket)
  socket.write(part.repeat(20_000))

  expect(await answer).toContain('HTTP/1.1 400')
})

const mostBytes = 20 * 1024 * 1024

test.for([
  ['by its announced length', 1, { 'content-length': `${2 * mostBytes}` }],
  ['by its file', mostBytes + 1, { 'content-length': '1' }],
] as const)(
  'a picture of more than 20 MB is named as such, known %s',
  async ([, bytes, headers], { db }) => {
    const { phone } = await createUser(db)
    const api = apiFor(db)
    await api.signIn(phone ?? '')
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)]), 'a.jpg')
    const body = await new Response(form).blob()
    const reply = await api.request('/img/upload', {
      body,
      headers: { 'content-type': body.type, ...headers },
    })

    expect(reply.status).toBe(413)
    expect((await reply.json()).data.message).toBe('Size is greater than 20MB')
  },
)

/** The API behind a real HTTP server. */
async function startSite(db: Db) {
  const resources = resourcesFor(db)
  const app = new Hono<AppEnv>().use(requestContext(resources)).route('/', createApi(resources.env))
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Announces an upload of so many bytes and leaves it to the caller to send them. */
    connect(cookie: string, bytes: number) {
      const headers = [
        'POST /api/user/upload/profile HTTP/1.1',
        'host: localhost',
        `x-api-key: ${resources.env.CLIENT_API_KEY}`,
        `cookie: ${cookie}`,
        'content-type: multipart/form-data; boundary=b',
        `content-length: ${bytes}`,
        'connection: close',
      ]
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`${headers.join('\r\n')}\r\n\r\n`)
      return socket
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function signIn(db: Db) {
  const { phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone ?? '')
  return [...api.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
