import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { jobDatabase } from '#db/job-queues.ts'
import { cleanUp } from '#domain/jobs/clean-up.ts'
import { notify } from '#domain/notifications/notify.ts'
import { test as databaseTest } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { startGateway } from '#tests/start-gateway.ts'

const script = fileURLToPath(new URL('./send-alerts.ts', import.meta.url))
const accepted = { status: 200, body: '{"messages":[{"id":"wamid.1"}]}' }
const wait = { timeout: 20_000 }

type Site = {
  db: Db
  gateway: Awaited<ReturnType<typeof startGateway>>
  startChild: () => ChildProcess
}

const test = databaseTest.extend('site', async ({ freshDatabase: { db, url } }, { onCleanup }) => {
  const gateway = await startGateway()
  const children: ChildProcess[] = []
  onCleanup(async () => {
    for (const child of children) child.kill('SIGKILL')
    await gateway.close()
  })
  function startChild() {
    const child = fork(script, [url, gateway.url])
    children.push(child)
    return child
  }
  return { db, gateway, startChild }
})

test('an alert whose process is killed before it could note the answer is not sent a second time', {
  timeout: 60_000,
}, async ({ site }) => {
  const { db, gateway, startChild } = site
  await killWhileSending(site)

  // As the job queue does with a job whose process has been gone for a minute.
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    db,
  )
  gateway.behave(accepted)
  await tellSomebody(db)
  startChild()
  await expect.poll(() => statuses(db), wait).toEqual(['unknown', 'sent'])
  expect(gateway.received).toHaveLength(2)
})

test('an alert whose process is killed in its last try is unknown, not being sent for ever', {
  timeout: 60_000,
}, async ({ site }) => {
  const { db } = site
  await killWhileSending(site)
  await cleanUp(db)
  expect(await statuses(db)).toEqual(['sending'])

  await sql`
    update pgboss.job set retry_count = retry_limit, started_on = now() - interval '1 hour'
    where state = 'active'
  `.execute(db)
  const boss = new PgBoss({ db: jobDatabase(db), migrate: false, supervise: false })
  await boss.start()
  await boss.supervise('send-message')
  await boss.stop()
  await cleanUp(db)
  expect(await statuses(db)).toEqual(['unknown'])
})

async function killWhileSending({ db, gateway, startChild }: Site) {
  gateway.behave('hang')
  await tellSomebody(db)
  const killed = startChild()
  await expect.poll(() => gateway.received.length, wait).toBe(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await statuses(db)).toEqual(['sending'])
}

async function tellSomebody(db: Db) {
  const { id: ownerId } = await createUser(db, { email: '' })
  const { id: listingId } = await createListing(db, { ownerId })
  const { id: personId } = await createUser(db)
  await notify(db, ownerId, { kind: 'contact-revealed', listingId, personId })
}

async function statuses(db: Db) {
  const rows = await db.selectFrom('alertLog').select('whatsappStatus').orderBy('id').execute()
  return rows.map(({ whatsappStatus }) => whatsappStatus)
}
