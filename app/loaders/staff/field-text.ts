import { type Moment, tableDate } from '#contract/format/dates.ts'
import { groupIndian } from '#contract/format/money.ts'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { labelOf } from '#contract/options/option-list.ts'
import type { ReportField } from '#domain/reports/report.ts'

/** The value of a report's field as people read it. */
export function fieldText(field: ReportField, value: unknown, now: Moment): string {
  if (field.kind === 'name') return displayName(value as string)
  if (value === null || value === undefined || value === '') return ''
  if (field.kind === 'moment') return tableDate(value as string, now)
  if (field.kind === 'phone') return formatPhone(String(value))
  if (field.kind === 'flag') return value === 'true' ? 'Yes' : 'No'
  if (field.kind === 'number') return groupIndian(Number(value))
  if (field.kind === 'texts') return (value as object[]).flatMap(Object.values).join(', ')
  if (field.kind === 'option') return labelOf(field.list, String(value)) || String(value)
  return String(value)
}
