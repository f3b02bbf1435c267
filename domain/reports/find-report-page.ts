import { sql } from 'kysely'
import type { ReportQuery } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import { lastPageOf, rowsBefore } from '#domain/paging.ts'
import { countRows, estimateRows } from '#domain/reports/count-rows.ts'
import type { ReportDefinition, ReportRow } from '#domain/reports/report.ts'
import { filterReport, sortOf } from '#domain/reports/report-query.ts'

/** More rows than this are estimated: reading them only to number the pages would take longest. */
const COUNTED_UP_TO = 50_000

export type ReportPage<Row = ReportRow & Record<string, unknown>> = {
  rows: Row[]
  total: number
  /** Whether `total` was counted; otherwise it is the planner's estimate. */
  isExact: boolean
  lastPage: number
}

/**
 * A page of a report. The first and the last page cost the same: pages of the second half are read
 * in the opposite order from the end. Where the total is an estimate, the last page therefore holds
 * the last rows, but pages around the middle may overlap or leave a gap by the error of the estimate.
 */
export async function findReportPage(
  db: Db,
  report: ReportDefinition,
  query: ReportQuery,
  countedUpTo = COUNTED_UP_TO,
): Promise<ReportPage> {
  const ids = filterReport(db, report, query).select('id')
  const estimate = await estimateRows(db, ids)
  if (estimate > countedUpTo) {
    // As if the last page were full: its real beginning is not known.
    const total = Math.ceil(estimate / query.pageSize) * query.pageSize
    const found = await readPage(db, report, query, total)
    // Fewer rows than expected: the end of the rows, or an estimate that was far too high.
    if (found.length === query.pageSize) {
      return { rows: found, total: estimate, isExact: false, lastPage: total / query.pageSize }
    }
  }
  const total = await countRows(db, ids)
  const lastPage = lastPageOf(total, query)
  return { rows: await readPage(db, report, query, total), total, isExact: true, lastPage }
}

async function readPage(db: Db, report: ReportDefinition, query: ReportQuery, total: number) {
  const { pageSize } = query
  const start = rowsBefore(query)
  if (start >= total) return []
  const rowsAfter = total - start - pageSize
  const isNearerToEnd = rowsAfter < start
  const ids = await readIds(db, report, query, {
    isReversed: isNearerToEnd,
    offset: isNearerToEnd ? Math.max(0, rowsAfter) : start,
    limit: Math.min(pageSize, total - start),
  })
  return readRows(db, report, isNearerToEnd ? ids.reverse() : ids)
}

type Slice = { isReversed: boolean; offset: number; limit: number }

/**
 * Selects ids alone, which an index answers; people and listings are looked up for one page only.
 */
async function readIds(
  db: Db,
  report: ReportDefinition,
  query: ReportQuery,
  { isReversed, offset, limit }: Slice,
) {
  const { by, order } = sortOf(report, query)
  const direction = isReversed === (order === 'desc') ? sql`asc` : sql`desc`
  const found = await filterReport(db, report, query)
    .select('id')
    .orderBy(sql`${by} ${direction}, id ${direction}`)
    .offset(offset)
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

/** The rows of these ids in their order. */
export async function readRows(db: Db, report: ReportDefinition, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = new Map((await report.read(db, ids)).map((row) => [row._id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
