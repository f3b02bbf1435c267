import { groupIndian } from '#contract/format/money.ts'
import { displayName } from '#contract/format/names.ts'
import { formatPhone, groupPhone } from '#contract/format/phones.ts'
import { reportDate } from '#contract/format/report-date.ts'
import { labelOf } from '#contract/options/option-list.ts'
import type { CsvCell } from '#domain/exports/csv.ts'
import type { ReportField } from '#domain/reports/report.ts'

/** The value of a report's field as people read it. */
export function fieldText(field: ReportField, value: unknown): string {
  if (field.kind === 'name') return displayName(value as string)
  if (isNone(value)) return ''
  if (field.kind === 'moment') return reportDate(value as string)
  if (field.kind === 'phone') return formatPhone(String(value))
  if (field.kind === 'words') return inWords(String(value))
  if (field.kind === 'flag') return value === 'true' ? 'Yes' : 'No'
  if (field.kind === 'number') return groupIndian(Number(value))
  if (field.kind === 'texts') return (value as object[]).flatMap(Object.values).join(', ')
  if (field.kind === 'option') return labelOf(field.list, String(value)) || String(value)
  return String(value)
}

/** The same in a file: numbers to calculate with, and phone numbers that no spreadsheet takes for a sum. */
export function fileCell(field: ReportField, name: string, row: Record<string, unknown>): CsvCell {
  const value = row[field.fileNumber ?? name]
  if (isNone(value)) return ''
  if (field.kind === 'number' || field.fileNumber) return Number(value)
  if (field.kind === 'phone') return groupPhone(String(value))
  return fieldText(field, value)
}

/** A code as words: `visit-requested` becomes `Visit requested`. */
function inWords(code: string) {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ')
}

function isNone(value: unknown) {
  return value === null || value === undefined || value === ''
}
