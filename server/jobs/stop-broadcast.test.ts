import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import type { Draft } from '#domain/broadcasts/preview-message.ts'
import { saveSmsTemplate } from '#domain/broadcasts/sms-templates.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { stopBroadcast } from '#domain/broadcasts/stop-broadcast.ts'
import { createBroadcastSender } from '#server/jobs/broadcast-sender.ts'
import { type Send, SendError } from '#server/providers/channels/channel.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { startGateway } from '#tests/start-gateway.ts'

const accepted = { status: 200, body: '{"type":"success"}' }

test('a broadcast that is stopped half-way ends what is on its way and reaches nobody else', {
  timeout: 30_000,
}, async ({ freshDatabase: { db }, onTestFinished }) => {
  const gateway = await startGateway()
  onTestFinished(gateway.close)
  const answer = Promise.withResolvers<typeof accepted>()
  gateway.behave(answer.promise)
  await saveSmsTemplate(db, '1107161234567890123', 'Hello {#var#}')
  const resources = resourcesFor(db, {
    SMS_PROVIDER: 'http',
    SMS_PER_SECOND: 10_000,
    SMS_URL: `${gateway.url}/sms?to={to}`,
  })
  const broadcast = await start(db, resources, { body: 'Hello {phone_no}' }, 120)
  const sending = createBroadcastSender({ ...resources, settings: resources.sender }).send(
    broadcast.id,
  )
  await expect.poll(() => gateway.received.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const stopped = await stopBroadcast(db, broadcast.staff, broadcast.reference)
  answer.resolve(accepted)
  await sending

  const counts = await countStatuses(db, broadcast.id)
  expect(stopped).toBeGreaterThan(0)
  expect(counts).toEqual({ sent: gateway.received.length, stopped })
  expect(counts.sent! + counts.stopped!).toBe(120)
  expect(await statusOf(db, broadcast.id)).toBe('stopped')
})

test('stopping twice, at once or later, stops once and answers the same', async ({
  freshDatabase: { db },
}) => {
  const resources = resourcesFor(db)
  const { id, staff, reference } = await start(db, resources, {}, 30)
  const colleague = asViewer(await createUser(db, { role: 'staff' }))
  const answers = await Promise.all(
    [staff, colleague, staff].map((viewer) => stopBroadcast(db, viewer, reference)),
  )
  await createBroadcastSender({ ...resources, settings: resources.sender }).send(id)
  answers.push(await stopBroadcast(db, staff, reference))

  expect(answers).toEqual([30, 30, 30, 30])
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'subjectId'])
    .where('action', '=', 'message.stop')
    .execute()
  expect(entries).toEqual([{ action: 'message.stop', subjectId: reference }])
})

test('a message that was held back when its broadcast was stopped does not go out', async ({
  db,
}) => {
  let calls = 0
  const held: Send = async () => {
    calls++
    await stopBroadcast(db, broadcast.staff, broadcast.reference)
    throw new SendError('', { mayRetry: true, outcome: 'held' })
  }
  const resources = resourcesFor(db)
  const broadcast = await start(db, resources, {}, 1)
  const channels = { ...resources.channels, sms: held }
  const settings = resources.sender
  await createBroadcastSender({ ...resources, channels, settings, heldMs: 50 }).send(broadcast.id)

  expect(calls).toBe(1)
  expect(await countStatuses(db, broadcast.id)).toEqual({ stopped: 1 })
})

test('members cannot stop a broadcast, and nobody one that does not exist', async ({ db }) => {
  const { reference, staff } = await start(db, resourcesFor(db), {}, 1)
  const { phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone!)
  const refused = await api.post('/api/mess/stop', { ref_no: reference })
  expect(refused.status).toBe(403)
  await expect(stopBroadcast(db, staff, 'SM-NONE')).rejects.toMatchObject({ code: 'not_found' })
  expect(await stopBroadcast(db, staff, reference)).toBe(1)
})

test('who is left out of a promotion uses no room of the rate', async ({ db }) => {
  const resources = resourcesFor(db, { SMS_PER_SECOND: 4 })
  const phones: string[] = []
  for (let i = 0; i < 62; i++) {
    const promotionsAgreedAt = i % 31 === 30 ? new Date() : null
    phones.push((await createUser(db, { promotionsAgreedAt })).phone!)
  }
  const { id } = await start(db, resources, { purpose: 'promotion', audience: { phones } })
  const noon = new Date('2026-11-16T12:00:00+05:30')
  const begun = Date.now()
  const settings = resources.sender
  await createBroadcastSender({ ...resources, settings, now: () => noon }).send(id)

  expect(await countStatuses(db, id)).toEqual({ skipped: 60, sent: 2 })
  const { nextAt } = await db.selectFrom('broadcastRate').select('nextAt').executeTakeFirstOrThrow()
  // Each slot is a quarter of a second long: for all 62 that would be 15 seconds.
  expect(nextAt.getTime() - begun).toBeLessThan(7_500)
})

type Resources = ReturnType<typeof resourcesFor>

async function start(db: Db, resources: Resources, differences: Partial<Draft>, people = 0) {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const reference = await openBroadcast(db, staff, 'sms')
  const phones = Array.from({ length: people }, (_, i) => `${9_400_000_000 + i}`)
  const draft: Draft = { channel: 'sms', purpose: 'service', body: 'Hi', audience: { phones } }
  const { sender } = resources
  const { id } = await startBroadcast(db, staff, reference, { ...draft, ...differences }, sender)
  return { id, staff, reference }
}

async function countStatuses(db: Db, broadcastId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('broadcastRecipient')
    .select(['status', ({ fn }) => fn.countAll<number>().as('people')])
    .where('broadcastId', '=', broadcastId)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, people }) => [status, people]))
}

async function statusOf(db: Db, id: string) {
  const broadcast = db.selectFrom('broadcast').select('status').where('id', '=', id)
  return (await broadcast.executeTakeFirstOrThrow()).status
}
