import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connect, type Db, inTransaction } from '#db/connect.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'
import { test } from '#tests/database.ts'

/** Longer than the client waits, and short enough for dropping the database not to wait for it. */
const slow = sql`select pg_sleep(1)`

describe('a database that does not answer', () => {
  test('is away, and the connection to it is not used again', async ({ freshDatabase }) => {
    const db = await openSilent(freshDatabase.url)
    const first = await backend(db)

    const error = await slow.execute(db).catch((reason: unknown) => reason)
    expect(isDatabaseAway(error)).toBe(true)
    expect(await backend(db)).not.toBe(first)
    await db.destroy()
  })

  test('is not waited for again at the end of a transaction', async ({ freshDatabase }) => {
    const db = await openSilent(freshDatabase.url)

    const first = await backend(db)

    const error = await inTransaction(db, (trx) => slow.execute(trx)).catch((reason) => reason)
    expect(isDatabaseAway(error)).toBe(true)
    expect(await backend(db)).not.toBe(first)
    await db.destroy()
  })
})

test('a connection lost in the midst of a transaction is an error of the next query', async ({
  freshDatabase,
}) => {
  const db = connect(freshDatabase.url, { size: 1 })
  const error = await inTransaction(db, async (trx) => {
    await terminate(freshDatabase.db, await backend(trx))
    await sql`select 1`.execute(trx)
  }).catch((reason: unknown) => reason)

  expect(isDatabaseAway(error)).toBe(true)
  expect(await backend(db)).toBeGreaterThan(0)
  await db.destroy()
})

/** Ends a connection from the other side, and waits until the client has noticed. */
async function terminate(db: Db, pid: number | undefined) {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db)
  await sql`select 1`.execute(db)
}

/** One connection, on which the database itself does not end a query in time. */
async function openSilent(url: string) {
  const db = connect(url, { size: 1, timeoutMs: 400 })
  await sql`set statement_timeout = 0`.execute(db)
  return db
}

async function backend(db: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}
