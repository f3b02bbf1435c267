import { CompiledQuery } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { SqlParams } from '#domain/listings/sql-params.ts'

/** Runs plain SQL as it is written: the hot queries name their columns themselves. */
export async function runSql<Row>(db: Db, text: string, { values }: SqlParams): Promise<Row[]> {
  const { rows } = await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows
}
