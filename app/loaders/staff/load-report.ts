import type { CellView, ReportRowView, ReportView } from '#app/features/reports/report-view.ts'
import { fieldText } from '#app/loaders/staff/field-text.ts'
import { readReportId, readReportQuery } from '#app/loaders/staff/read-report-query.ts'
import type { Db } from '#db/connect.ts'
import { openReportPage } from '#domain/reports/open-report.ts'
import type { ReportDefinition, RowDetail } from '#domain/reports/report.ts'
import { reportRegistry } from '#domain/reports/reports.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What the report viewer shows: one page of rows, and what they are filtered and sorted by. */
export async function loadReport(db: Db, viewer: Viewer, url: URL) {
  const id = readReportId(url)
  const { page, pageSize, ...filter } = readReportQuery(url, id)
  const definition: ReportDefinition = reportRegistry[id]
  const found = await openReportPage(db, viewer, id, { page, pageSize, ...filter })
  const { rows, total, isExact, lastPage } = found
  const now = new Date()
  const report: ReportView = {
    id,
    title: definition.title,
    columns: definition.columns.map(({ field, sort }) => ({
      key: field,
      head: definition.fields[field]!.label,
      sort,
      isMoment: definition.fields[field]!.kind === 'moment',
    })),
    rows: rows.map((row) => toRowView(definition, row, now)),
    status: definition.status && {
      label: definition.status.label,
      items: definition.status.list.items,
    },
  }
  return { report, filter, total, isExact, page, pages: lastPage, pageSize }
}

type OpenRow = { id: string; row: Record<string, unknown>; detail: RowDetail | undefined }

function toRowView(
  { fields, columns }: ReportDefinition,
  { id, row, detail }: OpenRow,
  now: Date,
): ReportRowView {
  const text = (name: string) => fieldText(fields[name]!, row[name], now)
  const cells = columns.map(({ field, below }): CellView => {
    const of = fields[field]!
    const tone = of.kind === 'option' ? of.tones?.[String(row[field])] : undefined
    return {
      text: text(field),
      ...(below && { below: text(below) }),
      ...(tone && { tone }),
      ...(of.kind === 'id' && { isStrong: true }),
    }
  })
  const inColumns = new Set(columns.flatMap(({ field, below }) => [field, below]))
  const rest = Object.entries(fields).filter(([name]) => !inColumns.has(name))
  const facts = rest
    .filter(([, { kind, isInDetail }]) => kind !== 'picture' && !isInDetail)
    .map(([name, { label }]) => ({ label, text: text(name) }))
  const [photo] = rest.filter(([, { kind }]) => kind === 'picture').map(([name]) => text(name))
  // A cell may be cut, the detail never is.
  const long = columns
    .map(({ field }) => ({ label: fields[field]!.label, text: text(field) }))
    .filter((fact) => fact.text.length > longCell)
  return {
    id,
    name: cells[1]?.text || cells[0]?.text || 'this row',
    cells,
    facts: [...(detail?.facts ?? []), ...long, ...facts],
    picture: detail?.picture || photo || undefined,
    raw: row,
  }
}

const longCell = 40
