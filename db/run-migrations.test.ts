import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { createMigrator } from '#db/migrate.ts'
import { runMigrations } from '#db/run-migrations.ts'
import { test } from '#tests/database.ts'

type Up = (db: Kysely<unknown>) => Promise<unknown>

/** What a database has run already, and one more. */
async function withOneMore(db: Db, up: Up, more: { inTransaction?: boolean } = {}) {
  const known = await createMigrator(db).getMigrations()
  const migrations = Object.fromEntries(known.map(({ name, migration }) => [name, migration]))
  const added = { '2999-01-01-01-one-more': { up: up as () => Promise<void>, ...more } }
  return { getMigrations: async () => ({ ...migrations, ...added }) }
}

test('a migration that waits for a busy table lets those behind it through, and gets its turn', async ({
  freshDatabase: { db, url },
}) => {
  const readers = connect(url, { size: 4, timeoutMs: 3_000 })
  // Reads until the migration has let go once: behind it, a queue of the migration and all others.
  const slowReader = await db.startTransaction().execute()
  await sql`select 1 from listing limit 1`.execute(slowReader)
  const reads = { done: 0, failed: 0 }
  let isOver = false
  const reading = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      const read = sql`select 1 from listing limit 1`.execute(readers)
      await read.then(() => reads.done++).catch(() => reads.failed++)
      await sleep(20)
    }
  })
  let retries = 0
  const provider = await withOneMore(db, (trx) =>
    sql`alter table listing add one_more text`.execute(trx),
  )
  let released: Promise<unknown> | undefined
  const onRetry = () => {
    retries++
    released ??= slowReader.rollback().execute()
  }
  await runMigrations(db, provider, { onRetry })
  isOver = true
  await Promise.all([...reading, released])

  expect(retries).toBeGreaterThan(0)
  expect(reads.failed).toBe(0)
  expect(reads.done).toBeGreaterThan(0)
  await sql`select one_more from listing`.execute(db)
  await readers.destroy()
})

test('a statement that holds its lock for more than a second is undone, and said so in the end', async ({
  freshDatabase: { db },
}) => {
  const provider = await withOneMore(db, async (trx) => {
    await sql`alter table listing add one_more text`.execute(trx)
    await sql`select pg_sleep(2)`.execute(trx)
  })
  await expect(runMigrations(db, provider, { tries: 2 })).rejects.toThrow(/statement timeout/)
  await expect(sql`select one_more from listing`.execute(db)).rejects.toThrow(/does not exist/)
})

test('an index is made beside those who write', async ({ freshDatabase: { db } }) => {
  const provider = await withOneMore(
    db,
    (trx) => sql`create index concurrently one_more on listing (price)`.execute(trx),
    { inTransaction: false },
  )
  expect(await runMigrations(db, provider)).toEqual(['2999-01-01-01-one-more'])
  const { rows } =
    await sql`select indisvalid from pg_index where indexrelid = 'one_more'::regclass`.execute(db)
  expect(rows).toEqual([{ indisvalid: true }])
})
