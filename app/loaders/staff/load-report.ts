import type { ReportView } from '#app/features/reports/report-view.ts'
import { readReportId, readReportQuery } from '#app/loaders/staff/read-report-query.ts'
import { toRowView } from '#app/loaders/staff/report-row-view.ts'
import type { Db } from '#db/connect.ts'
import { countWaitingRows } from '#domain/reports/count-waiting-rows.ts'
import { openReportPage } from '#domain/reports/open-report.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'
import { reportRegistry } from '#domain/reports/reports.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What the report viewer shows: one page of rows, and what they are filtered and sorted by. */
export async function loadReport(db: Db, viewer: Viewer, url: URL, siteName: string) {
  const id = readReportId(url)
  const { page, pageSize, ...filter } = readReportQuery(url, id)
  const definition: ReportDefinition = reportRegistry[id]
  const [found, waiting] = await Promise.all([
    openReportPage(db, viewer, id, { page, pageSize, ...filter }),
    countWaitingRows(db),
  ])
  const { rows, total, isExact, lastPage } = found
  const report: ReportView = {
    id,
    title: definition.title,
    columns: definition.columns.map(({ field, sort }) => ({
      key: field,
      head: definition.fields[field]!.label,
      sort,
      isNumber: definition.fields[field]!.kind === 'number',
    })),
    rows: rows.map((row) => toRowView(definition, row, siteName)),
    status: definition.status && {
      label: definition.status.label,
      items: definition.status.list.items,
    },
  }
  return { report, filter, total, isExact, page, pages: lastPage, pageSize, waiting }
}
