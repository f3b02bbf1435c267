import { CompiledQuery } from 'kysely'
import type { Db } from '#db/connect.ts'
import { preparedStatement } from '#db/prepared-statements.ts'
import type { OpaqueParams, SqlParams } from '#domain/search/planner/sql-params.ts'

/** Runs plain SQL as it is written: the statements of searches name their columns themselves. */
export async function runSql<Row>(db: Db, text: string, { values }: SqlParams): Promise<Row[]> {
  const { rows } = await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows
}

/** The same as a prepared statement, for one whose best plan does not depend on the values. */
export function runPreparedSql<Row>(
  db: Db,
  name: string,
  text: string,
  params: OpaqueParams,
): Promise<Row[]> {
  return runSql<Row>(db, preparedStatement(name, text), params)
}
