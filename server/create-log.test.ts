import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { startSession } from '#domain/sessions/start-session.ts'
import { createLog } from '#server/create-log.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { withViewer } from '#server/pages/with-viewer.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

type Line = Record<string, unknown>

function collectLines() {
  const lines: Line[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { log: createLog('info', stream), lines }
}

test('every line of a request has its id, the address and who is signed in', async ({ db }) => {
  const { log, lines } = collectLines()
  const resources = { ...resourcesFor(db, { TRUST_PROXY: 1 }), log }
  const user = await createUser(db)
  const client = { device: 'phone', address: '' }
  const { token } = await startSession(db, resources.sessions, user.id, client)
  const site = new Hono<AppEnv>()
    .use(requestContext(resources))
    .use(withViewer())
    .get('*', (c) => {
      c.var.resources.log.warn('something')
      return c.text('a page')
    })

  const headers = { cookie: `basera_session=${token}`, 'x-forwarded-for': '2001:db8:1:2:3::4' }
  const reply = await site.request('/page?token=secret', { headers })
  const known = {
    requestId: reply.headers.get('x-request-id'),
    address: '2001:db8:1:2::/64',
    userId: user.id,
  }
  expect(lines).toMatchObject([
    { ...known, msg: 'something' },
    { ...known, path: '/page', status: 200 },
  ])
  expect(JSON.stringify(lines)).not.toContain(token)
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('a text with line breaks stays one line', () => {
  const written: string[] = []
  const stream = { write: (text: string) => void written.push(text) }
  createLog('info', stream).info({ path: '/a\r\n{"level":50}' }, 'one\ntwo')

  expect(written.join('')).toMatch(/^[^\r\n]+\n$/)
})
