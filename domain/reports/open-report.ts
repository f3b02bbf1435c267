import * as messages from '#contract/messages.ts'
import { isOption } from '#contract/option-list.ts'
import type { Report } from '#contract/options.ts'
import type { ReportQuery } from '#contract/schemas/report.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { findReportPage, type ReportPage } from '#domain/reports/find-report-page.ts'
import type { ReportDefinition, RowDetail } from '#domain/reports/report.ts'
import { describeFilter, type ReportFilter } from '#domain/reports/report-query.ts'
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

/** The same with what the open rows of the viewer show besides. */
export function openReportPage(db: Db, viewer: Viewer, id: Report, query: ReportQuery) {
  const report: ReportDefinition = reportRegistry[id]
  return inTransaction(db, async (trx) => {
    const page = await openReport(trx, viewer, id, query)
    const ids = page.rows.map(({ _id }) => _id)
    const isDetailed = report.detail && ids.length > 0
    const details = isDetailed ? await report.detail?.(trx, ids) : undefined
    return { ...page, details: details ?? new Map<string, RowDetail>() }
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
    after: describeFilter(filter),
  })
  return streamReport(db, report, filter)
}

async function recordView(trx: Db, viewer: Viewer, id: Report, query: ReportQuery) {
  requireStaff(viewer)
  const { page_no, pageSize, ...filter } = query
  const page = `page ${page_no} of ${pageSize} rows`
  await recordAudit(trx, {
    actorId: viewer.id,
    action: 'report.view',
    subjectKind: 'report',
    subjectId: id,
    after: [page, describeFilter(filter)].filter(Boolean).join(', '),
  })
}

function requireStaff(viewer: Viewer) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
}

function checkFilter({ status: statuses, sorts = {} }: ReportDefinition, filter: ReportFilter) {
  const { status, sort } = filter
  const isKnownStatus = !status || isOption(statuses.list, status)
  const isKnownSort = !sort || sort === 'date' || Object.hasOwn(sorts, sort)
  if (isKnownStatus && isKnownSort) return
  const field = isKnownStatus ? 'sort' : 'status'
  throw new DomainError('invalid', { fields: { [field]: messages.validation.unknownOption } })
}
