import { isOption } from '#contract/options/option-list.ts'
import type { Report } from '#contract/options.ts'
import type { ReportQuery } from '#contract/schemas/report.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { findReportPage, type ReportPage } from '#domain/reports/find-report-page.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'
import { maskedFilter, type ReportFilter } from '#domain/reports/report-query.ts'
import { reportRegistry } from '#domain/reports/reports.ts'
import { streamReport } from '#domain/reports/stream-report.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

type RowOf<Id extends Report> = Awaited<ReturnType<(typeof reportRegistry)[Id]['read']>>[number]

/** A page of a report as its call answers it, with an entry in the audit log. */
export function openReport<Id extends Report>(db: Db, viewer: Viewer, id: Id, query: ReportQuery) {
  const report: ReportDefinition = reportRegistry[id]
  checkFilter(report, query)
  return inTransaction(db, async (trx) => {
    const page = await findReportPage(trx, report, query)
    await recordView(trx, viewer, id, query)
    return page as ReportPage<RowOf<Id>>
  })
}

/** The same with the id of each row, and what the open row shows besides. */
export function openReportPage(db: Db, viewer: Viewer, id: Report, query: ReportQuery) {
  const report: ReportDefinition = reportRegistry[id]
  return inTransaction(db, async (trx) => {
    const page = await openReport(trx, viewer, id, query)
    const ids = page.rows.map(({ _id }) => _id)
    const details = ids.length > 0 ? await report.detail?.(trx, ids) : undefined
    const rows = page.rows.map((row) => ({ id: row._id, row, detail: details?.get(row._id) }))
    return { ...page, rows }
  })
}

/** Every row that a filter leaves, in batches. The entry in the audit log comes before the first one. */
export async function exportReport(db: Db, viewer: Viewer, id: Report, filter: ReportFilter) {
  const report: ReportDefinition = reportRegistry[id]
  checkFilter(report, filter)
  requireStaff(viewer)
  await recordAudit(db, {
    actorId: viewer.id,
    action: 'report.export',
    subjectKind: 'report',
    subjectId: id,
    facts: { filter: maskedFilter(filter) },
  })
  return streamReport(db, report, filter)
}

async function recordView(trx: Db, viewer: Viewer, id: Report, query: ReportQuery) {
  requireStaff(viewer)
  const { page, pageSize, ...filter } = query
  await recordAudit(trx, {
    actorId: viewer.id,
    action: 'report.view',
    subjectKind: 'report',
    subjectId: id,
    facts: { page, pageSize, filter: maskedFilter(filter) },
  })
}

function requireStaff(viewer: Viewer) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
}

function checkFilter({ status: statuses, sorts = {} }: ReportDefinition, filter: ReportFilter) {
  const { status, sort } = filter
  const isKnownStatus = !status || (statuses !== undefined && isOption(statuses.list, status))
  const isKnownSort = !sort || sort === 'date' || Object.hasOwn(sorts, sort)
  if (isKnownStatus && isKnownSort) return
  const field = isKnownStatus ? 'sort' : 'status'
  throw new DomainError('invalid', { fields: { [field]: texts.validation.unknownOption } })
}
