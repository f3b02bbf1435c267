import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { openBatch } from '#domain/messages/open-batch.ts'
import type { Draft } from '#domain/messages/preview-message.ts'
import { saveSmsTemplate } from '#domain/messages/sms-templates.ts'
import { startBatch } from '#domain/messages/start-batch.ts'
import { stopBatch } from '#domain/messages/stop-batch.ts'
import { createBatchSender } from '#server/jobs/batch-sender.ts'
import { type Send, SendError } from '#server/providers/channels/channel.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { servicesFor } from '#tests/services-for.ts'
import { startGateway } from '#tests/start-gateway.ts'

test('a batch that is stopped half-way ends what is on its way and reaches nobody else', {
  timeout: 30_000,
}, async ({ freshDatabase: { db }, onTestFinished }) => {
  const gateway = await startGateway({ delayMs: 1_000 })
  onTestFinished(gateway.close)
  await saveSmsTemplate(db, '1107161234567890123', 'Hello {#var#}')
  const services = servicesFor(db, {
    ...{ SMS_PROVIDER: 'http', SMS_PER_SECOND: 10_000 },
    SMS_URL: `${gateway.url}/sms?to={to}`,
  })
  const batch = await start(db, services, { body: 'Hello {phone_no}' }, 400)
  const sending = createBatchSender({ ...services, settings: services.sender }).send(batch.id)
  await expect.poll(() => gateway.received.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const stopped = await stopBatch(db, batch.staff, batch.reference)
  await sending

  const counts = await countStatuses(db, batch.id)
  expect(counts).toEqual({ sent: gateway.received.length, stopped })
  expect(counts.sent! + counts.stopped!).toBe(400)
  expect(await statusOf(db, batch.id)).toBe('stopped')
})

test('stopping twice, at once or later, stops once and answers the same', async ({
  freshDatabase: { db },
}) => {
  const services = servicesFor(db)
  const { id, staff, reference } = await start(db, services, {}, 30)
  const colleague = asViewer(await createUser(db, { role: 'staff' }))
  const answers = await Promise.all(
    [staff, colleague, staff].map((viewer) => stopBatch(db, viewer, reference)),
  )
  await createBatchSender({ ...services, settings: services.sender }).send(id)
  answers.push(await stopBatch(db, staff, reference))

  expect(answers).toEqual([30, 30, 30, 30])
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'subjectId'])
    .where('action', '=', 'message.stop')
    .execute()
  expect(entries).toEqual([{ action: 'message.stop', subjectId: reference }])
})

test('a message that was held back when its batch was stopped does not go out', async ({ db }) => {
  let calls = 0
  const held: Send = async () => {
    calls++
    await stopBatch(db, batch.staff, batch.reference)
    throw new SendError('', { mayRetry: true, outcome: 'held' })
  }
  const services = servicesFor(db)
  const batch = await start(db, services, {}, 1)
  const channels = { ...services.channels, sms: held }
  await createBatchSender({ ...services, channels, settings: services.sender }).send(batch.id)

  expect(calls).toBe(1)
  expect(await countStatuses(db, batch.id)).toEqual({ stopped: 1 })
})

test('of all users that a stopped batch was meant for, each is counted', async ({ db }) => {
  const services = servicesFor(db)
  for (let i = 0; i < 3; i++) await createUser(db, { name: 'Zubin Stopwala' })
  const audience = { phones: [], everyone: { search: 'Stopwala', except: [] } }
  const { id, staff, reference } = await start(db, services, { audience })
  expect(await stopBatch(db, staff, reference)).toBe(0)
  await createBatchSender({ ...services, settings: services.sender }).send(id)

  expect(await countStatuses(db, id)).toEqual({ stopped: 3 })
  expect(await statusOf(db, id)).toBe('stopped')
})

test('a batch that is stopped when all is sent stays done', async ({ db }) => {
  const services = servicesFor(db)
  const { id, staff, reference } = await start(db, services, {}, 2)
  await createBatchSender({ ...services, settings: services.sender }).send(id)

  expect(await stopBatch(db, staff, reference)).toBe(0)
  expect(await statusOf(db, id)).toBe('done')
})

test('members cannot stop a batch, and nobody one that does not exist', async ({ db }) => {
  const { reference, staff } = await start(db, servicesFor(db), {}, 1)
  const { phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone!)
  const refused = await api.post('/api/mess/stop', { ref_no: reference })
  expect(refused.status).toBe(403)
  await expect(stopBatch(db, staff, 'SM-NONE')).rejects.toMatchObject({ code: 'not_found' })
  expect(await stopBatch(db, staff, reference)).toBe(1)
})

test('who is left out of a promotion uses no room of the rate', async ({ db }) => {
  const services = servicesFor(db, { SMS_PER_SECOND: 2 })
  const phones: string[] = []
  for (let i = 0; i < 62; i++) {
    const promotionsAgreedAt = i % 31 === 30 ? new Date() : null
    phones.push((await createUser(db, { promotionsAgreedAt })).phone!)
  }
  const { id } = await start(db, services, { purpose: 'promotion', audience: { phones } })
  const noon = new Date('2026-11-16T12:00:00+05:30')
  const begun = Date.now()
  const settings = services.sender
  await createBatchSender({ ...services, settings, now: () => noon }).send(id)

  expect(await countStatuses(db, id)).toEqual({ skipped: 60, sent: 2 })
  const { nextAt } = await db.selectFrom('messageRate').select('nextAt').executeTakeFirstOrThrow()
  // Each slot is half a second long: for all 62 that would be 31 seconds.
  expect(nextAt.getTime() - begun).toBeLessThan(15_000)
})

type Services = ReturnType<typeof servicesFor>

async function start(db: Db, services: Services, differences: Partial<Draft>, people = 0) {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const reference = await openBatch(db, staff, 'sms')
  const phones = Array.from({ length: people }, (_, i) => `${9_400_000_000 + i}`)
  const draft: Draft = { channel: 'sms', purpose: 'service', body: 'Hi', audience: { phones } }
  const { sender } = services
  const { id } = await startBatch(db, staff, reference, { ...draft, ...differences }, sender)
  return { id, staff, reference }
}

async function countStatuses(db: Db, batchId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('messageRecipient')
    .select(['status', ({ fn }) => fn.countAll<number>().as('people')])
    .where('batchId', '=', batchId)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, people }) => [status, people]))
}

async function statusOf(db: Db, id: string) {
  const batch = db.selectFrom('messageBatch').select('status').where('id', '=', id)
  return (await batch.executeTakeFirstOrThrow()).status
}
