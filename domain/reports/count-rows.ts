import type { Compilable, Expression } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Rows that can be counted: a query that selects their ids. */
export type Rows = Compilable & Expression<unknown>

/**
 * How many rows the planner expects, from its statistics and the current size of the table: without
 * reading any, and for a whole table within about a percent.
 */
export async function estimateRows(db: Db, rows: Rows): Promise<number> {
  const { rows: plans } = await sql<Record<string, unknown>>`explain (format json) ${rows}`.execute(
    db,
  )
  const plan = JSON.stringify(Object.values(plans[0] ?? {}))
  return Number(/"Plan Rows":(\d+)/.exec(plan)?.[1] ?? 0)
}

/** How many rows there are, by reading them. */
export async function countRows(db: Db, rows: Rows): Promise<number> {
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from ${rows} as counted
  `.execute(db)
  return counts[0]?.count ?? 0
}
