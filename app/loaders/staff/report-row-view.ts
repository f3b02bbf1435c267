import type { CardView, CellView, ReportRowView } from '#app/features/reports/report-view.ts'
import { fieldText } from '#app/loaders/staff/field-text.ts'
import { formatPhone, isMobile } from '#contract/format/phones.ts'
import { mailHref, quoted, telHref } from '#contract/format/reach.ts'
import { reportDate } from '#contract/format/report-date.ts'
import * as texts from '#contract/texts/staff.ts'
import type {
  DetailCard,
  ReportDefinition,
  ReportField,
  RowDetail,
} from '#domain/reports/report.ts'

type OpenRow = { id: string; row: Record<string, unknown>; detail: RowDetail | undefined }

/** A row of a report with its cells, and what it shows when it is open. */
export function toRowView(
  { fields, columns, callOnly = [] }: ReportDefinition,
  { id, row, detail }: OpenRow,
  siteName: string,
): ReportRowView {
  const text = (name: string) => fieldText(fields[name]!, row[name])
  const cells = columns.map(({ field }) => toCell(fields[field]!, row[field]))
  const inColumns = new Set(columns.map(({ field }) => field))
  const rest = Object.entries(fields).filter(([name]) => !inColumns.has(name))
  const facts = rest
    .filter(([, { kind, isInDetail }]) => kind !== 'picture' && !isInDetail)
    .map(([name, field]) => ({
      label: field.label,
      text: text(name),
      ...reachOf(field, row[name]),
    }))
  const [photo] = rest.filter(([, { kind }]) => kind === 'picture').map(([name]) => text(name))
  // A cell may be cut, the detail never is.
  const long = columns
    .filter(({ field }) => !fields[field]!.isInDetail)
    .map(({ field }) => ({ label: fields[field]!.label, text: text(field) }))
    .filter((fact) => fact.text.length > longCell)
  return {
    id,
    name: cells[1]?.text || cells[0]?.text || 'this row',
    cells,
    cards: detail?.cards?.map(toCard) ?? [],
    facts: [...(detail?.facts ?? []), ...long, ...facts],
    picture: detail?.picture || photo || undefined,
    reply: detail?.reply && replyTo(detail.reply, siteName),
    raw: Object.fromEntries(Object.entries(row).filter(([name]) => !callOnly.includes(name))),
  }
}

const longCell = 28

function toCell(field: ReportField, value: unknown): CellView {
  const tone = field.kind === 'option' ? field.tones?.[String(value)] : undefined
  return {
    text: fieldText(field, value),
    ...reachOf(field, value),
    ...(tone && { tone }),
    ...(field.kind === 'id' && { isStrong: true }),
  }
}

function reachOf({ kind }: ReportField, value: unknown): { href?: string } {
  const text = String(value ?? '')
  if (kind === 'phone' && isMobile(text)) return { href: telHref(text) }
  if (kind === 'email' && text) return { href: mailHref(text) }
  return {}
}

function toCard({ label, title, href, lines, phone, email, links = [] }: DetailCard): CardView {
  const reach = [
    ...(phone ? [{ text: formatPhone(phone), href: telHref(phone), isPhone: true }] : []),
    ...(email ? [{ text: email, href: mailHref(email), isPhone: false }] : []),
  ]
  return { label, title, href, lines: lines.filter(Boolean), links, reach }
}

function replyTo({ to, message, at }: NonNullable<RowDetail['reply']>, siteName: string) {
  const body = `\r\n\r\n${texts.wroteOn(reportDate(at))}\r\n${quoted(message)}`
  return mailHref(to, { subject: texts.replySubject(siteName), body })
}
