import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Db, inTransaction } from '#db/connect.ts'
import { runInContext } from '#db/work-context.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { notify } from '#domain/notifications/notify.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { createLog } from '#server/create-log.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { listOutbox } from '#server/providers/channels/outbox.ts'
import { test as databaseTest } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { startGateway } from '#tests/start-gateway.ts'

const accepted = { status: 200, body: '{"messages":[{"id":"wamid.1"}]}' }
const wait = { timeout: 15_000 }
const often = { pollSeconds: 0.5 }

const test = databaseTest
  .extend('gateway', async ({}, { onCleanup }) => {
    const gateway = await startGateway()
    onCleanup(gateway.close)
    return gateway
  })
  .extend('whatsapp', async ({ freshDatabase: { db }, gateway }, { onCleanup }) => {
    const resources = resourcesFor(db, {
      WHATSAPP_API_URL: gateway.url,
      WHATSAPP_TOKEN: 'token-1',
      WHATSAPP_PHONE_ID: '555',
      WHATSAPP_ALERT_TEMPLATE: 'alert_1',
    })
    const written: string[] = []
    const log = createLog('debug', { write: (line: string) => void written.push(line) })
    const worker = await startWorker({ ...resources, log }, often)
    onCleanup(() => worker.stop())
    return { worker, written }
  })

test('sends the alerts of a person, notes it, and keeps neither name nor number in a finished job', async ({
  freshDatabase: { db },
}) => {
  const resources = resourcesFor(db)
  const owner = await createUser(db, { phone: '9876543210', email: 'owner@example.com' })
  const worker = await startWorker(resources, often)
  await tellOfLead(db, owner.id)

  await expect.poll(() => statuses(db), wait).toEqual(['sent', 'sent'])
  await worker.stop()
  const sent = await listOutbox(db, resources.secret)
  expect(sent.map(({ channel, to }) => [channel, to]).toSorted()).toEqual([
    ['email', 'owner@example.com'],
    ['whatsapp', '9876543210'],
  ])

  const { rows } = await sql`select * from pgboss.job where name = 'send-message'`.execute(db)
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/9876543210|owner@example.com|Asha|BHK/)
})

test('writes an alert with what is known when it is sent, and sends none to an erased account', async ({
  freshDatabase: { db },
}) => {
  const resources = resourcesFor(db)
  const [owner, erased] = [await createUser(db), await createUser(db)]
  const { personId } = await tellOfLead(db, owner.id)
  await tellOfLead(db, erased.id)
  await db.updateTable('appUser').set({ name: 'Rohini' }).where('id', '=', personId).execute()
  await eraseAccount(db, asViewer(erased))

  const worker = await startWorker(resources, often)
  await expect.poll(() => statuses(db, owner.id), wait).toEqual(['sent', 'sent'])
  await expect.poll(() => statuses(db, erased.id), wait).toEqual(['none', 'none'])
  await worker.stop()
  const sent = await listOutbox(db, resources.secret)
  expect(sent).toHaveLength(2)
  for (const { body } of sent) expect(body).toMatch(/^Rohini looked up your number for 2 BHK/)
})

test('tries again, each time later, and succeeds when the gateway is back', async ({
  freshDatabase: { db },
  gateway,
  whatsapp: _,
}) => {
  gateway.behave({ status: 500 })
  await alertSomebody(db)

  const waits: number[] = []
  for (const tries of [1, 2]) {
    const progress = async () => [gateway.received.length, (await findJob(db)).state]
    await expect.poll(progress, wait).toEqual([tries, 'retry'])
    expect(await statuses(db)).toEqual(['queued', 'none'])
    waits.push((await findJob(db)).wait)
    if (tries === 2) gateway.behave(accepted)
    await makeDue(db)
  }
  await expect.poll(() => statuses(db), wait).toEqual(['sent', 'none'])

  expect(gateway.received).toHaveLength(3)
  for (const [i, seconds] of waits.entries()) expect(seconds).toBeGreaterThanOrEqual(2.5 * 2 ** i)
})

test('gives up after the last try and notes it', async ({
  freshDatabase: { db },
  gateway,
  whatsapp: _,
}) => {
  gateway.behave({ status: 500 })
  await inTransaction(db, async (trx) => {
    await alertSomebody(trx)
    await sql`update pgboss.job set retry_count = retry_limit where name = 'send-message'`.execute(
      trx,
    )
  })

  await expect.poll(() => statuses(db), wait).toEqual(['failed', 'none'])
  await expect.poll(async () => (await findJob(db)).state, wait).toBe('failed')
})

test('does not try again what was refused, and logs the job and the request that caused it', async ({
  freshDatabase: { db },
  gateway,
  whatsapp: { written },
}) => {
  gateway.behave({ status: 400, body: 'no 919876543210' })
  await runInContext({ requestId: 'r-1' }, () => alertSomebody(db))

  await expect.poll(async () => (await findJob(db)).state, wait).toBe('failed')
  expect(await statuses(db)).toEqual(['failed', 'none'])
  expect(gateway.received).toHaveLength(1)
  expect(JSON.parse(written[0]!)).toMatchObject({
    requestId: 'r-1',
    job: 'send-message',
    jobId: expect.any(String),
    msg: 'a job failed',
  })
  expect(written.join('')).not.toContain('9876543210')
})

test('finishes what it has begun before it stops', async ({
  freshDatabase: { db },
  gateway,
  whatsapp: { worker },
}) => {
  const answer = Promise.withResolvers<typeof accepted>()
  gateway.behave(answer.promise)
  await alertSomebody(db)
  await expect.poll(() => gateway.received.length, wait).toBe(1)
  const stopped = worker.stop()
  answer.resolve(accepted)
  await stopped

  expect(await statuses(db)).toEqual(['sent', 'none'])
  expect((await findJob(db)).state).toBe('completed')
})

test('cleans up by the clock', async ({ freshDatabase: { db }, whatsapp: _ }) => {
  const { rows } = await sql`select name, cron from pgboss.schedule`.execute(db)
  expect(rows).toEqual([
    { name: 'clean-up', cron: '17 * * * *' },
    { name: 'remove-old-records', cron: '50 3 * * *' },
    { name: 'check-freshness', cron: '5 10 * * *' },
    { name: 'compare-all-prices', cron: '40 3 * * *' },
    { name: 'group-all-homes', cron: '30 2 * * 0' },
    { name: 'keep-counts', cron: '* * * * *' },
    { name: 'check-counts', cron: '20 3 * * *' },
    { name: 'summarise-market', cron: '*/10 * * * *' },
    { name: 'summarise-history', cron: '10 4 * * *' },
    { name: 'keep-owner-checks', cron: '25 10 * * *' },
    { name: 'remind-visits', cron: '0 18 * * *' },
    { name: 'tell-searches', cron: '*/5 * * * *' },
  ])

  const { id: userId } = await createUser(db)
  const expiresAt = new Date(Date.now() - 1_000)
  await db
    .insertInto('session')
    .values({ userId, tokenHash: Buffer.from('x'), expiresAt })
    .execute()
  await enqueue(db, 'clean-up', {})

  await expect.poll(() => db.selectFrom('session').select('id').execute(), wait).toEqual([])
})

async function alertSomebody(db: Db) {
  const owner = await createUser(db, { phone: '9876543210', email: '' })
  await tellOfLead(db, owner.id)
}

async function tellOfLead(db: Db, ownerId: string) {
  const [{ id: listingId }, { id: personId }] = [
    await createListing(db, { ownerId }),
    await createUser(db),
  ]
  await notify(db, ownerId, { kind: 'contact-revealed', listingId, personId })
  return { personId }
}

async function statuses(db: Db, userId?: string) {
  const { whatsappStatus, emailStatus } = await db
    .selectFrom('alertLog')
    .select(['whatsappStatus', 'emailStatus'])
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId!))
    .executeTakeFirstOrThrow()
  return [whatsappStatus, emailStatus]
}

/** The state of the only message, and for how many seconds it was put off. */
async function findJob(db: Db) {
  const { rows } = await sql<{ state: string; wait: number }>`
    select state, extract(epoch from start_after - started_on)::float8 as wait
    from pgboss.job where name = 'send-message'
  `.execute(db)
  return rows[0] ?? { state: 'none', wait: 0 }
}

async function makeDue(db: Db) {
  await sql`update pgboss.job set start_after = now() where name = 'send-message'`.execute(db)
}
