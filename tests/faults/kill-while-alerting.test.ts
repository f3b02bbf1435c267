import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { jobDatabase } from '#db/job-queues.ts'
import { cleanUp } from '#domain/jobs/clean-up.ts'
import { notify } from '#domain/notifications/notify.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { test as base } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { alertSettings } from '#tests/faults/alert-settings.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { startGateway } from '#tests/start-gateway.ts'

const script = fileURLToPath(new URL('./send-alerts.ts', import.meta.url))
const accepted = { status: 200, body: '{"messages":[{"id":"wamid.1"}]}' }
const wait = { timeout: 20_000 }

/** A process that was killed while the gateway had not yet answered to its two alerts. */
const test = base.extend('site', { scope: 'file' }, async ({ fileDatabase }, { onCleanup }) => {
  const { url, db } = fileDatabase
  const gateway = await startGateway()
  onCleanup(gateway.close)
  gateway.behave('hang')
  const alerts = [await tellSomebody(db), await tellSomebody(db)] as const
  const killed = fork(script, [url, gateway.url])
  await expect
    .poll(() => gateway.received.length, wait)
    .toBe(2)
    .finally(() => killed.kill('SIGKILL'))
  await once(killed, 'exit')
  for (const alert of alerts) expect(await statusOf(db, alert)).toBe('sending')
  return { db, gateway, alerts }
})

test('an alert whose process is killed before it could note the answer is not sent a second time', {
  timeout: 60_000,
}, async ({ site: { db, gateway, alerts }, onTestFinished }) => {
  const [alert] = alerts
  // As the job queue does with a job whose process has been gone for a minute.
  await sql`
    update pgboss.job set state = 'retry', start_after = now() where ${isOf(alert)}
  `.execute(db)
  gateway.behave(accepted)
  const later = await tellSomebody(db)
  // To the database, this process is as good as another one that was started for it.
  const worker = await startWorker(resourcesFor(db, alertSettings(gateway.url)), {
    pollSeconds: 0.5,
  })
  onTestFinished(() => worker.stop())
  await expect.poll(() => statusOf(db, alert), wait).toBe('unknown')
  await expect.poll(() => statusOf(db, later), wait).toBe('sent')
  expect(gateway.received).toHaveLength(3)
})

test('an alert whose process is killed in its last try is unknown, not being sent for ever', {
  timeout: 60_000,
}, async ({ site: { db, alerts } }) => {
  const [, alert] = alerts
  await cleanUp(db)
  expect(await statusOf(db, alert)).toBe('sending')

  await sql`
    update pgboss.job set retry_count = retry_limit, started_on = now() - interval '1 hour'
    where state = 'active' and ${isOf(alert)}
  `.execute(db)
  const boss = new PgBoss({ db: jobDatabase(db), migrate: false, supervise: false })
  await boss.start()
  await boss.supervise('send-message')
  await boss.stop()
  await cleanUp(db)
  expect(await statusOf(db, alert)).toBe('unknown')
})

/** Somebody gets an alert: its id in the log. */
async function tellSomebody(db: Db) {
  const { id: ownerId } = await createUser(db, { email: '' })
  const { id: listingId } = await createListing(db, { ownerId })
  const { id: personId } = await createUser(db)
  await notify(db, ownerId, { kind: 'contact-revealed', listingId, personId })
  const alert = db.selectFrom('alertLog').select('id').where('userId', '=', ownerId)
  return (await alert.executeTakeFirstOrThrow()).id
}

/** The job that sends an alert. */
function isOf(alert: string) {
  return sql<boolean>`name = 'send-message' and data ->> 'alertId' = ${alert}`
}

async function statusOf(db: Db, alert: string) {
  const found = db.selectFrom('alertLog').select('whatsappStatus').where('id', '=', alert)
  return (await found.executeTakeFirstOrThrow()).whatsappStatus
}
