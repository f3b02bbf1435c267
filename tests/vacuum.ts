import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'

/**
 * Vacuums tables until every row is visible to all, as index-only scans need; where none is named,
 * those of the whole database, which takes a second longer. A snapshot that something else in
 * PostgreSQL holds in the meantime, such as its own ANALYZE, hides rows from it.
 */
export async function vacuum(db: Db, tables: string[] = []) {
  await expect.poll(() => findHidden(db, tables), { timeout: 30_000 }).toEqual([])
}

/** The tables of which pages are hidden after one VACUUM. */
async function findHidden(db: Db, tables: string[]) {
  const named = sql.join(tables.map((table) => sql.table(table)))
  await sql`vacuum (analyze, index_cleanup on) ${named}`.execute(db)
  const { rows } = await sql<{ name: string; hidden: number }>`
    select relname as name, relpages - relallvisible as hidden from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relpages > relallvisible
      and (relname = any(${tables}::text[]) or cardinality(${tables}::text[]) = 0)
  `.execute(db)
  return rows
}
