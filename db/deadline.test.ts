import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connect, type Db, inTransaction } from '#db/connect.ts'
import { runWithDeadline, untimed, withoutDeadline } from '#db/deadline.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'
import { test } from '#tests/database.ts'

const slow = sql`select pg_sleep(0.5)`
const one = sql`select 1`

describe('a request whose deadline passes', () => {
  test('stops waiting for an answer, however patient the pool is', async ({ freshDatabase }) => {
    const { db } = freshDatabase
    const error = await failure(runWithDeadline(100, () => slow.execute(db)))
    expect(isDatabaseAway(error)).toBe(true)
    await one.execute(db)
  })

  test('stops waiting for a connection, and leaves it to the others', async ({ freshDatabase }) => {
    const db = connect(freshDatabase.url, { size: 1 })
    const holder = await db.startTransaction().execute()

    const error = await failure(runWithDeadline(100, () => one.execute(db)))
    expect(isDatabaseAway(error)).toBe(true)
    await holder.rollback().execute()
    await one.execute(db)
    await db.destroy()
  })

  test('leaves nothing half done and commits nothing late', async ({ freshDatabase: { db } }) => {
    const late = runWithDeadline(200, () =>
      inTransaction(db, async (trx) => {
        await write(trx)
        await sleep(300)
      }),
    )
    expect(isDatabaseAway(await failure(late))).toBe(true)

    expect(await db.selectFrom('usageEvent').selectAll().execute()).toEqual([])
  })
})

describe('the deadline does not count', () => {
  test('time that somebody else takes', async ({ freshDatabase: { db } }) => {
    await one.execute(db)
    await runWithDeadline(1_500, async () => {
      await untimed(() => sleep(1_600))
      await write(db)
    })
    expect(await db.selectFrom('usageEvent').selectAll().execute()).toHaveLength(1)
  })

  test('for what goes on after the answer', async ({ freshDatabase: { db } }) => {
    const { promise: later, resolve } = Promise.withResolvers<void>()
    await one.execute(db)
    const stream = await runWithDeadline(1_500, async () => {
      await one.execute(db)
      return { ended: later.then(() => one.execute(db)) }
    })
    await sleep(1_600)
    resolve()
    await stream.ended
  })

  test('for work that is only begun in the request', async ({ freshDatabase: { db } }) => {
    let begun: Promise<unknown> = Promise.resolve()
    const request = runWithDeadline(100, async () => {
      begun = withoutDeadline(async () => {
        await sleep(200)
        await one.execute(db)
      })
      await slow.execute(db)
    })
    await failure(request)
    await begun
  })
})

function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

function write(db: Db) {
  return sql`
    insert into usage_event (scope, subject, expires_at) values ('test', '', now())
  `.execute(db)
}
