import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { maskPhone } from '#contract/phones.ts'
import type { ReportQuery } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import type { ReportDefinition, ReportSort } from '#domain/reports/report.ts'

export type ReportFilter = Omit<ReportQuery, 'page_no' | 'pageSize'>

const byDate: ReportSort = { by: sql`created_at`, type: 'timestamptz' }

/** The rows of a report that a filter leaves. */
export function filterReport(db: Db, report: ReportDefinition, filter: ReportFilter) {
  return conditions(report, filter).reduce(
    (rows, condition) => rows.where(condition),
    db.selectFrom(report.table),
  )
}

/** The order that a query asks for; the newest come first unless it says otherwise. */
export function sortOf(report: ReportDefinition, { sort, order }: ReportFilter) {
  const chosen = (sort && report.sorts?.[sort]) || byDate
  return { ...chosen, order: order ?? (chosen === byDate ? 'desc' : 'asc') } as const
}

/** A filter in few words for the audit log; a phone number that was searched for is masked. */
export function describeFilter(filter: ReportFilter): string {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${String(value).replaceAll(/\d{6,}/g, maskPhone)}`)
    .join(', ')
}

function conditions(report: ReportDefinition, { search, status, from, to }: ReportFilter) {
  const found: RawBuilder<SqlBool>[] = []
  if (report.only) found.push(report.only)
  if (status) found.push(report.status.is(status))
  if (from) found.push(sql<SqlBool>`created_at >= ${startOfDay(from)}`)
  if (to) found.push(sql<SqlBool>`created_at < ${startOfDay(to)} + interval '1 day'`)
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
