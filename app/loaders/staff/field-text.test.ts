import { expect, test } from 'vitest'
import { fieldText, fileCell } from '#app/loaders/staff/field-text.ts'
import { toCsv } from '#domain/exports/csv.ts'
import type { ReportField } from '#domain/reports/report.ts'

const fields: Record<string, ReportField> = {
  at: { label: 'Date', kind: 'moment' },
  phone: { label: 'Phone', kind: 'phone' },
  area: { label: 'Area', kind: 'number' },
  price: { label: 'Price', fileNumber: 'amount' },
  note: { label: 'Note' },
  empty: { label: 'Left out', kind: 'number' },
}
const row = {
  at: '2026-11-13T12:50:00Z',
  phone: '9811140275',
  area: 1_050,
  price: '₹ 85 Lakh',
  amount: 8_500_000,
  note: '+cmd',
  empty: '',
}

test('people read days first, grouped numbers and the number to dial', () => {
  const texts = Object.entries(fields).map(([name, field]) =>
    fieldText(field, row[name as keyof typeof row]),
  )
  expect(texts).toEqual(['13/11/2026 18:20', '+91 98111 40275', '1,050', '₹ 85 Lakh', '+cmd', ''])
})

test('a file has numbers to add up, and an apostrophe only where text could be a formula', () => {
  const cells = Object.entries(fields).map(([name, field]) => fileCell(field, name, row))
  expect(toCsv([cells]).slice(1)).toBe("13/11/2026 18:20,98111 40275,1050,8500000,'+cmd,\r\n")
})
