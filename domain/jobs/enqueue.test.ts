import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect } from 'vitest'
import { type Db, inTransaction } from '#db/connect.ts'
import { jobDatabase } from '#db/job-queues.ts'
import { enqueue, enqueueAll } from '#domain/jobs/enqueue.ts'
import { test } from '#tests/database.ts'

const message = { channel: 'email', alertId: 'committed' } as const

test('a job is there when its transaction is committed, and not when it is undone', async ({
  freshDatabase: { db },
}) => {
  await inTransaction(db, (trx) => enqueue(trx, 'send-message', message))
  const undone = inTransaction(db, async (trx) => {
    await enqueue(trx, 'send-message', { ...message, alertId: 'undone' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')

  expect((await jobs(db)).map(({ data }) => data)).toEqual([message])
})

test('makes the same job as the queue itself would', async ({ freshDatabase: { db } }) => {
  await enqueue(db, 'send-message', message, { priority: -1 })
  const boss = new PgBoss({ db: jobDatabase(db), supervise: false, schedule: false })
  await boss.start()
  await boss.send('send-message', message, { priority: -1 })
  await boss.stop()

  const [ours, theirs] = (await jobs(db)).map(timeless)
  expect(ours).toEqual(theirs)
  expect(ours).toMatchObject({ state: 'created', retryBackoff: true })
})

test('queues many at once', async ({ db }) => {
  const many = Array.from({ length: 500 }, (_, i) => ({ ...message, alertId: `${i}` }))
  await enqueueAll(db, 'send-message', many)
  await enqueueAll(db, 'send-message', [])

  expect(await jobs(db)).toHaveLength(500)
})

type Job = Record<string, unknown> & { createdOn: Date; keepUntil: Date; data: object }

async function jobs(db: Db) {
  const { rows } = await sql<Job>`select * from pgboss.job order by created_on`.execute(db)
  return rows
}

function timeless({ id, createdOn, startAfter, keepUntil, ...job }: Job) {
  return { ...job, kept: keepUntil.getTime() - createdOn.getTime() }
}
