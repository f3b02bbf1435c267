import { describe, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import type { Env } from '#server/env.ts'
import { createBroadcastSender } from '#server/jobs/broadcast-sender.ts'
import { type Outcome, SendError } from '#server/providers/channels/channel.ts'
import { apiFor } from '#tests/api.ts'
import { test as base } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { startGateway } from '#tests/start-gateway.ts'

/** Starts the API and its sending as another process would, on connections of its own. */
const test = base.extend('startProcess', async ({ freshDatabase: { url } }, { onCleanup }) => {
  const stops: (() => Promise<void>)[] = []
  // A database is dropped only seconds later where connections are left.
  onCleanup(async () => {
    for (const stop of stops) await stop()
  })
  return (settings: Partial<Env>) => {
    // Calls that wait for the first one must leave the sending its connections.
    const pool = connect(url, { size: 16 })
    const api = apiFor(pool, { settings })
    api.resources.broadcastSender.start()
    stops.push(async () => {
      await api.resources.broadcastSender.stop()
      await pool.destroy()
    })
    return api
  }
})

test('20 parallel sends with one reference make one gateway call for each of 1,000 recipients', {
  timeout: 60_000,
}, async ({ freshDatabase: { db }, startProcess, onTestFinished }) => {
  const gateway = await startGateway()
  onTestFinished(gateway.close)
  await saveSmsTemplate(db, '1107161234567890123', 'Hello {#var#} of Basera')
  const { phone } = await createUser(db, { role: 'staff' })
  const settings = {
    SMS_PROVIDER: 'http' as const,
    SMS_URL: `${gateway.url}/sms?to={to}&text={body}&dlt={template}`,
    SMS_PER_SECOND: 10_000,
  }
  // The login code goes to the outbox: this server has no provider.
  const login = apiFor(db)
  await login.signIn(phone!)
  const processes = [1, 2].map(() => {
    const api = startProcess(settings)
    for (const cookie of login.cookies) api.cookies.set(...cookie)
    return api
  })
  const ref = await processes[0]!.post('/api/mess/ref', { mess_type: 'sms' })
  const { referenceNo: ref_no } = (await ref.json()).data

  const phones = Array.from({ length: 1_000 }, (_, i) => `${9_100_000_000 + i}`)
  const message = 'x'.repeat(200)
  const form = {
    list: JSON.stringify(phones.map((phone_no) => ({ phone_no, message }))),
    ref_no,
    raw_message: 'Hello {phone_no} of Basera',
    mess_send_type: 'sms',
  }
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => processes[i % 2]!.post('/api/mess/cus-mess', form)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))

  const progress = async () =>
    (await (await login.post('/api/mess/progress', { ref_no })).json()).data
  await expect.poll(async () => (await progress()).status, { timeout: 50_000 }).toBe('done')
  const { total, success, failed, unknown } = await progress()
  // On a busy machine an answer of the gateway may come too late: then it is unknown.
  expect([total, success + unknown]).toEqual([1_000, 1_000])
  const calls = gateway.received.map(({ path }) => new URL(path, gateway.url).searchParams)
  expect(calls.map((call) => call.get('to')).toSorted()).toEqual(phones)
  expect(calls[0]!.get('dlt')).toBe('1107161234567890123')

  const again = await (await processes[0]!.post('/api/mess/cus-mess', form)).json()
  expect(again.data).toMatchObject({ total, success, failed })
  expect(again.data.list).toHaveLength(1_000)
  expect(gateway.received).toHaveLength(1_000)
})

describe('what a provider does', () => {
  test.for<[Outcome | 'bug', string, number]>([
    ['refused', 'failed', 1],
    ['unknown', 'unknown', 1],
    ['bug', 'unknown', 1],
  ])('%s makes a recipient %s, and he is tried once', async ([outcome, status, tries], { db }) => {
    const { id, calls } = await sendWith(db, () => {
      throw outcome === 'bug' ? new Error('bug') : new SendError('', { mayRetry: true, outcome })
    })
    expect([await statusOf(db, id), calls()]).toEqual([status, tries])
  })

  test('is tried again when a message never reached it or was held back', async ({ db }) => {
    const outcomes: Outcome[] = ['unsent', 'held']
    const { id, calls } = await sendWith(db, () => {
      const outcome = outcomes.shift()
      if (outcome) throw new SendError('', { mayRetry: true, outcome })
    })
    expect([await statusOf(db, id), calls()]).toEqual(['sent', 3])
  })
})

test('whom an ended process was sending to is unknown, and not sent to again', async ({ db }) => {
  const { id, sender, calls } = await prepare(db, () => undefined, 3)
  const [{ id: dead }] = (await db.selectFrom('broadcastRecipient').select('id').execute()) as [
    { id: string },
  ]
  await db
    .updateTable('broadcastRecipient')
    .set({ status: 'sending', updatedAt: new Date(Date.now() - 31_000) })
    .where('id', '=', dead)
    .execute()
  await sender.send(id)
  expect(calls()).toBe(2)
  const statuses = await db.selectFrom('broadcastRecipient').select(['id', 'status']).execute()
  for (const row of statuses) expect(row.status).toBe(row.id === dead ? 'unknown' : 'sent')
})

test('a broadcast that an ended process left is found and sent', async ({ db }) => {
  const { id, sender, calls } = await prepare(db, () => undefined, 3)
  sender.start()
  const broadcast = db.selectFrom('broadcast').select('status').where('id', '=', id)
  await expect
    .poll(() => broadcast.executeTakeFirst(), { timeout: 10_000 })
    .toEqual({ status: 'done' })
  await sender.stop()
  expect(calls()).toBe(3)
})

async function prepare(db: Db, behave: () => void, people = 1) {
  const resources = resourcesFor(db)
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  let calls = 0
  const sms = async () => {
    calls++
    behave()
  }
  const channels = { ...resources.channels, sms }
  const settings = resources.sender
  const sender = createBroadcastSender({ ...resources, channels, settings, heldMs: 50 })
  const reference = await openBroadcast(db, staff, 'sms')
  const phones = Array.from({ length: people }, (_, i) => `${9_200_000_000 + i}`)
  const draft = { channel: 'sms', purpose: 'service', body: 'Hi', audience: { phones } } as const
  const { id } = await startBroadcast(db, staff, reference, draft, resources.sender)
  return { id, sender, calls: () => calls }
}

async function sendWith(db: Db, behave: () => void) {
  const prepared = await prepare(db, behave)
  await prepared.sender.send(prepared.id)
  return prepared
}

async function statusOf(db: Db, broadcastId: string) {
  const { status } = await db
    .selectFrom('broadcastRecipient')
    .select('status')
    .where('broadcastId', '=', broadcastId)
    .executeTakeFirstOrThrow()
  return status
}
