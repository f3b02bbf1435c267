import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'

/**
 * Vacuums a filled database until every row is visible to all, as index-only scans need. A snapshot
 * that something else in PostgreSQL holds in the meantime, such as its own ANALYZE, hides rows from it.
 */
export async function vacuum(db: Db) {
  await expect.poll(() => findHidden(db), { timeout: 30_000 }).toEqual([])
}

/** The tables of which pages are hidden after one VACUUM. */
async function findHidden(db: Db) {
  await sql`vacuum (analyze, index_cleanup on)`.execute(db)
  const { rows } = await sql<{ name: string; hidden: number }>`
    select relname as name, relpages - relallvisible as hidden from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relpages > relallvisible
  `.execute(db)
  return rows
}
