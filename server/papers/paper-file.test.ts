import { expect, vi } from 'vitest'
import type { Db } from '#db/connect.ts'
import { showPaper } from '#domain/owner-checks/show-paper.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import type { Role } from '#domain/viewer.ts'
import { createApp } from '#server/app.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

vi.mock('virtual:react-router/server-build', async () => {
  const { handleError } = await import('#app/entry.server.tsx')
  const path = 'admin/checks/:id/paper'
  const module = await import('#app/routes/staff/paper-file.ts')
  return {
    entry: { module: { default: () => new Response(), handleError } },
    routes: { [path]: { id: path, path, module } },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    basename: '/',
    allowedActionOrigins: false,
    unstable_getCriticalCss: undefined,
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }
})

const bytes = Buffer.from('%PDF of 7 Unmistakable Lane')

test.for(['staff', 'administrator'] as const)(
  'a paper goes to %s alone, kept by nobody and run by nothing',
  async (role, { db }) => {
    const { ask } = await paperOn(db, 'image/png')
    const reply = await ask(role)
    expect([reply.status, Buffer.from(await reply.arrayBuffer())]).toEqual([200, bytes])
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(await looks(db)).toBe(1)
  },
)

test('a PDF is saved, not opened in the page', async ({ db }) => {
  const { ask } = await paperOn(db, 'application/pdf')
  const { headers } = await ask('staff')
  expect(headers.get('content-disposition')).toBe('attachment; filename="paper.pdf"')
})

test.for(['visitor', 'member', 'owner'] as const)(
  'a %s is led to the login, and nothing is logged',
  async (who, { db }) => {
    const { ask } = await paperOn(db, 'image/png')
    const reply = await ask(who)
    expect([reply.status, reply.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/login/),
    ])
    expect(await reply.text()).not.toContain('Unmistakable')
    expect(await looks(db)).toBe(0)
  },
)

test('what is decided, or never was, is no paper any more', async ({ db }) => {
  const { ask, id } = await paperOn(db, 'image/png')
  await db
    .updateTable('ownerCheck')
    .set({ state: 'withdrawn', decidedAt: new Date() })
    .where('id', '=', id)
    .execute()
  expect((await ask('staff')).status).toBe(409)
  expect((await ask('staff', crypto.randomUUID())).status).toBe(404)
  expect((await ask('staff', 'x')).status).toBe(404)
})

async function paperOn(db: Db, type: 'image/png' | 'application/pdf') {
  const resources = resourcesFor(db)
  const site = await createApp(resources)
  const { spn, ownerId } = await createListing(db)
  const owner = asViewer({ id: ownerId, name: '', role: 'member' })
  const paper = { kind: 'sale_deed', type, bytes } as const
  const id = await showPaper(db, owner, spn, paper, resources.paperKeys)

  async function ask(who: Role | 'owner' | 'visitor', check = id) {
    const userId = who === 'owner' ? ownerId : await newUser(who)
    const client = { device: 'phone', address: '10.0.0.1' }
    const session = userId && (await startSession(db, resources.sessions, userId, client))
    const cookie = session ? `basera_session=${session.token}` : ''
    const headers = { host: 'localhost:3000', cookie }
    return site.request(`http://localhost:3000/admin/checks/${check}/paper`, { headers })
  }

  async function newUser(who: Role | 'visitor') {
    return who === 'visitor' ? undefined : (await createUser(db, { role: who })).id
  }

  return { ask, id }
}

async function looks(db: Db) {
  const found = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('action', '=', 'owner_check.look')
    .execute()
  return found.length
}
