import { CompiledQuery } from 'kysely'
import type { Db } from '#db/connect.ts'
import { planned } from '#db/prepared-statements.ts'
import type { SqlParams } from '#db/sql-params.ts'

/** Runs plain SQL as it is written: the hot queries name their columns themselves. */
export async function runSql<Row>(db: Db, text: string, { values }: SqlParams): Promise<Row[]> {
  const { rows } = await db.withoutPlugins().executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows
}

/**
 * The same for a statement whose best plan is the same whatever is asked for, as it is for whatever
 * has a unique index: the plan is made once.
 */
export function runPlannedSql<Row>(db: Db, text: string, params: SqlParams): Promise<Row[]> {
  return runSql<Row>(db, planned(text), params)
}
