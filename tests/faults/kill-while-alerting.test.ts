import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { startGateway } from '#tests/start-gateway.ts'

const script = fileURLToPath(new URL('./send-alerts.ts', import.meta.url))
const accepted = { status: 200, body: '{"messages":[{"id":"wamid.1"}]}' }
const wait = { timeout: 20_000 }

test('an alert whose process is killed before it could note the answer is not sent a second time', {
  timeout: 60_000,
}, async ({ freshDatabase: { db, url }, onTestFinished }) => {
  const gateway = await startGateway()
  onTestFinished(gateway.close)
  const startChild = () => {
    const child = fork(script, [url, gateway.url])
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  gateway.behave('hang')
  await tellSomebody(db)
  const killed = startChild()
  await expect.poll(() => gateway.received.length, wait).toBe(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await statuses(db)).toEqual(['sending'])

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
