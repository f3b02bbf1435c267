import { type Compilable, CompiledQuery } from 'kysely'
import type { Db } from '#db/connect.ts'
import { preparedStatement } from '#db/prepared-statements.ts'
import type { SqlParams } from '#db/sql-params.ts'

/** Runs plain SQL as it is written: the hot queries name their columns themselves. */
export async function runSql<Row>(db: Db, text: string, { values }: SqlParams): Promise<Row[]> {
  const { rows } = await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows
}

/**
 * Runs plain SQL as a prepared statement. Only for statements whose best plan does not depend on
 * the values, such as a lookup in a unique index.
 */
export function runPreparedSql<Row>(
  db: Db,
  name: string,
  text: string,
  params: SqlParams,
): Promise<Row[]> {
  return runSql<Row>(db, preparedStatement(name, text), params)
}

/** Runs a query of the query builder as a prepared statement, under the same condition. */
export async function runPreparedQuery<Row>(
  db: Db,
  name: string,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile()
  preparedStatement(name, compiled.sql)
  const { rows } = await db.executeQuery(compiled)
  return rows
}
