import { Hono } from 'hono'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import type { Db } from '#db/connect.ts'
import { markRead } from '#domain/notifications/mark-read.ts'
import { notify } from '#domain/notifications/notify.ts'
import { endSession } from '#domain/sessions/end-session.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import type { Viewer } from '#domain/viewer.ts'
import { inboxEvents } from '#server/events/inbox-events.ts'
import { createInboxHub } from '#server/events/inbox-hub.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { servicesFor } from '#tests/services-for.ts'

const hello = { kind: 'text', subject: 'Hello', body: '' } as const

test('a new notice, and that one was read, arrive without being asked for', async ({
  freshDatabase: { db, url },
}) => {
  const owner = await signedIn(db)
  const stream = openStream(db, url, owner)
  await expect.poll(stream.states).toMatchObject([{ unread: 0, newest: null }])

  await notify(db, owner.id, hello)
  await expect.poll(() => stream.states().at(-1)).toMatchObject({ unread: 1, subject: 'Hello' })
  const { id } = await db.selectFrom('notification').select('id').executeTakeFirstOrThrow()
  await markRead(db, owner, id)
  await expect.poll(() => stream.states().at(-1)).toMatchObject({ unread: 0, newest: id })
  await stream.close()
})

test('nobody hears of the notices of another', async ({ freshDatabase: { db, url } }) => {
  const [owner, other] = [await signedIn(db), await signedIn(db)]
  const streams = [owner, other].map((viewer) => openStream(db, url, viewer))
  const [mine, theirs] = streams
  await expect.poll(() => mine!.states().length).toBe(1)
  await notify(db, owner.id, hello)

  await expect.poll(() => mine!.states().at(-1)).toMatchObject({ unread: 1 })
  expect(theirs!.states()).toHaveLength(1)
  for (const stream of streams) await stream.close()
})

test('a stream says nothing more once its session has ended', async ({
  freshDatabase: { db, url },
}) => {
  const owner = await signedIn(db)
  const [stream, other] = [openStream(db, url, owner), openStream(db, url, await again(db, owner))]
  await expect.poll(() => [stream.states().length, other.states().length]).toEqual([1, 1])

  await endSession(db, owner, owner.sessionId)
  await notify(db, owner.id, hello)
  await expect.poll(() => other.states().at(-1)).toMatchObject({ unread: 1 })
  await stream.ended
  expect(stream.states()).toHaveLength(1)
  for (const each of [stream, other]) await each.close()
})

test('a HEAD request opens no stream, so that none is left open', async ({
  freshDatabase: { db, url },
}) => {
  const owner = await signedIn(db)
  const app = appFor(db, url, owner)
  const statuses: number[] = []
  for (let i = 0; i < 9; i++) {
    statuses.push((await app.request('/events/inbox', { method: 'HEAD' })).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  const stream = openStream(db, url, owner)
  await expect.poll(() => stream.states().length).toBe(1)
  await stream.close()
})

test('what came while the listener had no connection arrives after it', async ({
  freshDatabase: { db, url },
}) => {
  const hub = createInboxHub(url, {}, pino({ level: 'silent' }))
  const wake = vi.fn()
  hub.subscribe('someone', wake)
  await expect.poll(() => wake.mock.calls.length).toBe(1)

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'basera inbox' and datname = current_database()
  `.execute(db)
  await expect.poll(() => wake.mock.calls.length, { timeout: 10_000 }).toBe(2)
  await hub.close()
})

test('announcements are heard at the direct address, not through a pooler', async ({
  freshDatabase: { db, url },
}) => {
  const pooler = 'postgres://basera@127.0.0.1:1/pooler'
  const hub = createInboxHub(pooler, { DATABASE_DIRECT_URL: url }, pino({ level: 'silent' }))
  const wake = vi.fn()
  hub.subscribe('someone', wake)
  await expect.poll(() => wake.mock.calls.length).toBe(1)
  await sql`select pg_notify('inbox', 'someone')`.execute(db)
  await expect.poll(() => wake.mock.calls.length).toBe(2)
  await hub.close()
})

test('a visitor gets no stream', async ({ db }) => {
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('viewer', null)
      c.set('services', servicesFor(db))
      await next()
    })
    .route('/', inboxEvents)
  expect((await app.request('/events/inbox')).status).toBe(401)
})

async function signedIn(db: Db): Promise<Viewer> {
  return again(db, asViewer(await createUser(db)))
}

async function again(db: Db, viewer: Viewer): Promise<Viewer> {
  const settings = { days: 30, staffIdleHours: 12 }
  const client = { device: 'phone', address: '10.0.0.1' }
  return { ...viewer, sessionId: (await startSession(db, settings, viewer.id, client)).id }
}

function appFor(db: Db, url: string, viewer: Viewer) {
  const inboxHub = createInboxHub(url, {}, pino({ level: 'silent' }))
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('viewer', viewer)
      c.set('services', { ...servicesFor(db), inboxHub })
      await next()
    })
    .route('/', inboxEvents)
  return Object.assign(app, { inboxHub })
}

function openStream(db: Db, url: string, viewer: Viewer) {
  const app = appFor(db, url, viewer)
  let text = ''
  const reading = read()

  async function read() {
    const reply = await app.request('/events/inbox')
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      text += value
      if (text.includes('closed by the test')) return
    }
  }
  return {
    ended: reading,
    states: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json)),
    close: async () => {
      text += 'closed by the test'
      reading.catch(() => undefined)
      await app.inboxHub.close()
    },
  }
}
