import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const timeoutMs = 250

/** Runs `work` while no other process runs work of that name on this database. */
export function withMutex<Result>(
  db: Db,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    // Asked again and again: a blocking question would run into the time-out of every statement.
    while (!(await tryLock(connection, name))) await wait(timeoutMs)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection)
    }
  })
}

async function tryLock(db: Db, name: string) {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${name}, 0)) as is_ours
  `.execute(db)
  return rows[0]!.isOurs
}
