import type { Report } from '#contract/options.ts'
import type { Tone } from '#domain/reports/report.ts'

/** A report as its page shows it: every value is written out already. */
export type ReportView = {
  id: Report
  title: string
  columns: { key: string; head: string; sort: string | undefined; isMoment: boolean }[]
  rows: ReportRowView[]
  status: { label: string; items: readonly { value: string; label: string }[] } | undefined
}

export type ReportRowView = {
  id: string
  /** What the row is called for those who do not see the table. */
  name: string
  cells: CellView[]
  facts: { label: string; text: string; href?: string }[]
  picture: string | undefined
  /** The row as the call answers it. */
  raw: Record<string, unknown>
}

export type CellView = { text: string; below?: string; tone?: Tone; isStrong?: boolean }
