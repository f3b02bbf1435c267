import { fileCell } from '#app/loaders/staff/field-text.ts'
import { readReportId, readReportQuery } from '#app/loaders/staff/read-report-query.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { byteOrderMark, toCsvRows } from '#domain/exports/csv.ts'
import { exportReport } from '#domain/reports/open-report.ts'
import type { ReportDefinition, ReportRow } from '#domain/reports/report.ts'
import { reportRegistry } from '#domain/reports/reports.ts'
import { streamText } from '#domain/stream-text.ts'
import type { Route } from './+types/report-file'

/** The rows that the report viewer shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  const id = readReportId(url)
  const { page, pageSize, ...filter } = readReportQuery(url, id)
  const batches = await exportReport(context.get(resourcesContext).db, viewer, id, filter)
  return new Response(streamText(toLines(reportRegistry[id], batches)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${id}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

type AnyRow = ReportRow & Record<string, unknown>

async function* toLines({ fields }: ReportDefinition, batches: AsyncIterable<AnyRow[]>) {
  const columns = Object.entries(fields)
  yield byteOrderMark + toCsvRows([columns.map(([, { label }]) => label)])
  for await (const rows of batches) {
    yield toCsvRows(rows.map((row) => columns.map(([name, field]) => fileCell(field, name, row))))
  }
}
