import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { maskPhone } from '#contract/format/phones.ts'
import type { Paging, ReportQuery } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import type { ReportDefinition, ReportSort } from '#domain/reports/report.ts'

export type ReportFilter = Omit<ReportQuery, keyof Paging>

const madeAt = sql<Date>`created_at`

/** The rows of a report that a filter leaves. */
export function filterReport(db: Db, report: ReportDefinition, filter: ReportFilter) {
  return conditions(report, filter).reduce(
    (rows, condition) => rows.where(condition),
    db.selectFrom(report.table),
  )
}

/** The order that a query asks for; the newest come first unless it says otherwise. */
export function sortOf(report: ReportDefinition, { sort, order }: ReportFilter) {
  const byDate: ReportSort = { by: report.date ?? madeAt, type: 'timestamptz' }
  const chosen = (sort && report.sorts?.[sort]) || byDate
  return { ...chosen, order: order ?? (chosen === byDate ? 'desc' : 'asc') } as const
}

/** A filter as the audit log records it, with searched phone numbers shortened. */
export function maskedFilter({ search, ...filter }: ReportFilter): ReportFilter {
  return { ...filter, search: search?.replaceAll(/\d{6,}/g, maskPhone) }
}

function conditions(report: ReportDefinition, { search, status, from, to }: ReportFilter) {
  const found: RawBuilder<SqlBool>[] = []
  if (report.only) found.push(report.only)
  const date = report.date ?? madeAt
  if (status && report.status) found.push(report.status.is(status))
  if (from) found.push(sql<SqlBool>`${date} >= ${startOfDay(from)}`)
  if (to) found.push(sql<SqlBool>`${date} < ${startOfDay(to)} + interval '1 day'`)
  for (const word of wordsOf(search)) {
    found.push(report.matches(word, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))
  }
  return found
}

/** When a day begins in India, which has no summer time. */
function startOfDay(day: string) {
  return sql<Date>`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`
}

/** A number is one word, however it is grouped. */
function wordsOf(search = '') {
  const digits = search.replace(/^\s*\+91/, '').replaceAll(/[\s-]/g, '')
  if (/^\d+$/.test(digits)) return [digits]
  return search.split(/\s+/).filter(Boolean)
}
