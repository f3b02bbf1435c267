import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { describe, expect, vi } from 'vitest'
import { connect, type Db, inTransaction } from '#db/connect.ts'
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

test('queues many at once, to be done after a while', async ({ db }) => {
  const many = Array.from({ length: 500 }, (_, i) => ({ ...message, alertId: `${i}` }))
  await enqueueAll(db, 'send-message', many, { delaySeconds: 90 })
  await enqueueAll(db, 'send-message', [])

  const queued = await jobs(db)
  const wait = ({ startAfter, createdOn }: Job) => startAfter.getTime() - createdOn.getTime()
  expect(queued.map(({ data }) => data.alertId).toSorted()).toEqual(
    many.map(({ alertId }) => alertId).toSorted(),
  )
  expect(new Set(queued.map(wait))).toEqual(new Set([90_000]))
})

describe('the first job of a process', () => {
  test('is queued like any other, and leaves no timer running', async ({ db }) => {
    const started = vi.spyOn(globalThis, 'setInterval')
    const stopped = vi.spyOn(globalThis, 'clearInterval')
    const { enqueue } = await newProcess()
    await enqueue(db, 'send-message', message)

    expect((await jobs(db)).map(({ data }) => data)).toEqual([message])
    const cleared = stopped.mock.calls.map(([timer]) => timer)
    for (const { value } of started.mock.results) expect(cleared).toContain(value)
  })

  test('is queued at the second attempt when the database was away at the first', async ({
    db,
  }) => {
    const away = connect('postgres://localhost:1/away')
    const { enqueue, enqueueAll } = await newProcess()
    await expect(enqueue(away, 'send-message', message)).rejects.toThrow()
    await enqueue(db, 'send-message', message)

    expect((await jobs(db)).map(({ data }) => data)).toEqual([message])
    await expect(enqueueAll(away, 'send-message', [])).resolves.toBeUndefined()
    await away.destroy()
  })

  /** A copy of the module, which has not read the queues yet. */
  function newProcess(): Promise<{ enqueue: typeof enqueue; enqueueAll: typeof enqueueAll }> {
    const copy = `#domain/jobs/enqueue.ts?${randomUUID()}`
    return import(copy)
  }
})

type Job = Record<string, unknown> & {
  createdOn: Date
  startAfter: Date
  keepUntil: Date
  data: { alertId: string }
}

async function jobs(db: Db) {
  const { rows } = await sql<Job>`select * from pgboss.job order by created_on`.execute(db)
  return rows
}

function timeless({ id, createdOn, startAfter, keepUntil, ...job }: Job) {
  return { ...job, kept: keepUntil.getTime() - createdOn.getTime() }
}
