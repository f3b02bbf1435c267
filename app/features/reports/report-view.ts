import type { Report } from '#contract/options.ts'
import type { DetailCard, Tone } from '#domain/reports/report.ts'

/** A report as its page shows it, with every value as text. */
export type ReportView = {
  id: Report
  title: string
  columns: ColumnView[]
  rows: ReportRowView[]
  status: { label: string; items: readonly { value: string; label: string }[] } | undefined
}

export type ColumnView = {
  key: string
  head: string
  sort: string | undefined
  isNumber: boolean
}

export type ReportRowView = {
  id: string
  /** What the row is called for those who do not see the table. */
  name: string
  cells: CellView[]
  cards: CardView[]
  facts: { label: string; text: string; href?: string }[]
  picture: string | undefined
  /** The e-mail that answers the row's message. */
  reply: string | undefined
  /** The row as the call answers it. */
  raw: Record<string, unknown>
}

/** `href` dials a number or writes an e-mail. */
export type CellView = { text: string; href?: string; tone?: Tone; isStrong?: boolean }

export type CardView = Pick<DetailCard, 'label' | 'title' | 'lines' | 'links'> & {
  href: string | undefined
  reach: { text: string; href: string; isPhone: boolean }[]
}
