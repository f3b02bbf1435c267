import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type PluginTransformQueryArgs, type PluginTransformResultArgs, sql } from 'kysely'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import type { Db } from '#db/connect.ts'
import { askOwner } from '#domain/conversations/ask-owner.ts'
import { findConversation } from '#domain/conversations/find-conversation.ts'
import { markConversationRead } from '#domain/conversations/mark-conversation-read.ts'
import { writeLine } from '#domain/conversations/write-line.ts'
import { markRead } from '#domain/notifications/mark-read.ts'
import { notify } from '#domain/notifications/notify.ts'
import { endSession } from '#domain/sessions/end-session.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import type { Viewer } from '#domain/viewer.ts'
import { inboxEvents } from '#server/events/inbox-events.ts'
import { createInboxHub } from '#server/events/inbox-hub.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { compress } from '#server/http/compress.ts'
import { listen } from '#server/http/listen.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const soon = { interval: 5 }
const hello = { kind: 'text', subject: 'Hello', body: '' } as const

test('a new notification, and that one was read, arrive without being asked for', async ({
  fileDatabase: { db, url },
}) => {
  const owner = await signedIn(db)
  const stream = openStream(db, url, owner)
  await expect.poll(stream.states).toMatchObject([{ unread: 0, newest: null }])

  await notify(db, owner.id, hello)
  await expect.poll(() => stream.states().at(-1)).toMatchObject({ unread: 1, subject: 'Hello' })
  const { id } = await db
    .selectFrom('notification')
    .select('id')
    .where('userId', '=', owner.id)
    .executeTakeFirstOrThrow()
  await markRead(db, owner, id)
  await expect.poll(() => stream.states().at(-1)).toMatchObject({ unread: 0, newest: id })
  await stream.close()
})

test('every line of a conversation, and that it was read, arrives on both sides and at nobody else', async ({
  fileDatabase: { db, url },
}) => {
  const [owner, seeker, other] = [await signedIn(db), await signedIn(db), await signedIn(db)]
  const { spn } = await createListing(db, { ownerId: owner.id })
  const streams = [owner, seeker, other].map((viewer) => openStream(db, url, viewer))
  const changes = () => streams.map((stream) => new Set(stream.states().map((s) => s.lines)).size)
  await expect.poll(changes).toEqual([1, 1, 1])

  const line = { body: 'Hello', key: randomUUID(), address: '10.0.0.1' }
  const id = await askOwner(db, seeker, spn, line)
  await expect.poll(changes).toEqual([2, 2, 1])
  await writeLine(db, seeker, id, { ...line, key: randomUUID() })
  await expect.poll(changes).toEqual([3, 3, 1])
  const { lines } = (await findConversation(db, owner, id))!
  await markConversationRead(db, owner, id, lines.at(-1)!.id)
  await expect.poll(changes).toEqual([4, 4, 1])
  for (const stream of streams) await stream.close()
})

test('nobody hears of the notifications of another', async ({ fileDatabase: { db, url } }) => {
  const [owner, other] = [await signedIn(db), await signedIn(db)]
  const streams = [owner, other].map((viewer) => openStream(db, url, viewer))
  const [mine, theirs] = streams
  await expect.poll(() => streams.map((stream) => stream.states().length)).toEqual([1, 1])
  await notify(db, owner.id, hello)

  await expect.poll(() => mine!.states().at(-1)).toMatchObject({ unread: 1 })
  expect(theirs!.states()).toHaveLength(1)
  for (const stream of streams) await stream.close()
})

test('a stream says nothing more once its session has ended', async ({
  fileDatabase: { db, url },
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

test('an event that is under way when the session ends is not sent', async ({
  fileDatabase: { db, url },
}) => {
  const owner = await signedIn(db)
  const notifications = holdBackNotifications()
  const stream = openStream(db.withPlugin(notifications), url, owner)
  await expect.poll(() => stream.states().length).toBe(1)

  const isRead = notifications.hold()
  await notify(db, owner.id, hello)
  await isRead
  await endSession(db, owner, owner.sessionId)
  notifications.release()
  await stream.ended
  expect(stream.states()).toHaveLength(1)
  await stream.close()
})

test('browsers that leave before the answer begins use up no stream', async ({
  fileDatabase: { db, url },
}) => {
  const owner = await signedIn(db)
  const app = appFor(db, url, owner)
  const seen = { arrived: 0, answered: 0 }
  const site = new Hono<AppEnv & { Bindings: HttpBindings }>()
    .use(compress)
    .use(async (c, next) => {
      seen.arrived++
      if (c.req.query('leaves')) await once(c.env.outgoing, 'close')
      await next()
      seen.answered++
    })
    .route('/', app)
  const server = await listen(getRequestListener(site.fetch), { PORT: 0, HOST: '127.0.0.1' })
  const path = `http://127.0.0.1:${server.port}/events/inbox`
  for (let i = 0; i < 9; i++) {
    const leaving = new AbortController()
    const asked = fetch(`${path}?leaves=yes`, { signal: leaving.signal }).catch(() => {})
    await expect.poll(() => seen.arrived, soon).toBe(i + 1)
    leaving.abort()
    await asked
    await expect.poll(() => seen.answered, soon).toBe(i + 1)
  }

  const reply = await fetch(path)
  expect(reply.status).toBe(200)
  await reply.body?.cancel()
  await app.inboxHub.close()
  await server.close()
})

test('a HEAD request opens no stream, so that none is left open', async ({
  fileDatabase: { db, url },
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
  fileDatabase: { db, url },
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
  fileDatabase: { db, url },
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
      c.set('resources', resourcesFor(db))
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
      c.set('resources', { ...resourcesFor(db), inboxHub })
      await next()
    })
    .route('/', inboxEvents)
  return Object.assign(app, { inboxHub })
}

/** Delays the results of notification queries, from `hold` to `release`. */
function holdBackNotifications() {
  const asked = new WeakSet<object>()
  let isHeld = Promise.resolve()
  let release = () => {}
  let tellRead = () => {}
  return {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      if (JSON.stringify(node).includes('"notification"')) asked.add(queryId)
      return node
    },
    async transformResult({ result, queryId }: PluginTransformResultArgs) {
      if (asked.has(queryId)) {
        tellRead()
        await isHeld
      }
      return result
    },
    /** Resolves when the first answer is held back. */
    hold() {
      isHeld = new Promise((resolve) => {
        release = resolve
      })
      return new Promise<void>((resolve) => {
        tellRead = resolve
      })
    },
    release: () => release(),
  }
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
