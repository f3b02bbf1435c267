import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { readRows } from '#domain/reports/find-report-page.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'
import { filterReport, type ReportFilter, sortOf } from '#domain/reports/report-query.ts'

const batchSize = 1_000

type Cursor = { id: string; sortedBy: string }

/**
 * Every row that a filter leaves, batch by batch. Keyset pagination: a cursor of the database would
 * hold a connection for as long as the slowest reader takes.
 */
export async function* streamReport(db: Db, report: ReportDefinition, filter: ReportFilter) {
  let cursor: Cursor | undefined
  do {
    const batch: Cursor[] = await readBatch(db, report, filter, cursor)
    const ids = batch.map(({ id }) => id)
    if (ids.length > 0) yield await readRows(db, report, ids)
    cursor = batch.length === batchSize ? batch.at(-1) : undefined
  } while (cursor)
}

function readBatch(db: Db, report: ReportDefinition, filter: ReportFilter, after?: Cursor) {
  const { by, type, order } = sortOf(report, filter)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const isBehind = order === 'asc' ? sql`>` : sql`<`
  return (
    filterReport(db, report, filter)
      // As text: a Date would cut the microseconds off, and rows with them.
      .select(['id', sql<string>`(${by})::text`.as('sortedBy')])
      .$if(after !== undefined, (rows) =>
        rows.where(
          sql<SqlBool>`(${by}, id) ${isBehind} (${after?.sortedBy}::${sql.raw(type)}, ${after?.id}::uuid)`,
        ),
      )
      .orderBy(sql`${by} ${direction}, id ${direction}`)
      .limit(batchSize)
      .execute()
  )
}
