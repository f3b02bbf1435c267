import { readPaging } from '#app/loaders/read-paging.ts'
import { parseDayMonthYear } from '#contract/format/dates.ts'
import { isOption } from '#contract/options/option-list.ts'
import { reportPageSize } from '#contract/options/reports.ts'
import { type Report, reports } from '#contract/options.ts'
import { type ReportQuery, reportQuerySchema } from '#contract/schemas/report.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'
import { reportRegistry } from '#domain/reports/reports.ts'

/** The report that an address names; User Data when it names none that there is. */
export function readReportId({ searchParams }: URL): Report {
  const id = searchParams.get('id')
  return isOption(reports, id) ? id : 'user_data'
}

/** What an address asks of a report; a filter that there is not is left out. */
export function readReportQuery(url: URL, id: Report): ReportQuery {
  const { sorts, status }: ReportDefinition = reportRegistry[id]
  const query: Record<string, unknown> = readPaging(url, reportPageSize)
  for (const name of ['search', 'status', 'from', 'to', 'sort', 'order'] as const) {
    const { data } = reportQuerySchema.shape[name].safeParse(readParam(url, name))
    query[name] = data
  }
  if (!status || !isOption(status.list, query.status)) query.status = undefined
  if (!Object.hasOwn(sorts ?? {}, String(query.sort))) query.sort = undefined
  return query as ReportQuery
}

/** Days are posted as they are typed, dd/mm/yyyy; links have them as YYYY-MM-DD. */
function readParam({ searchParams }: URL, name: string) {
  const text = searchParams.get(name)
  const isDay = name === 'from' || name === 'to'
  return (isDay && text && parseDayMonthYear(text)) || text
}
