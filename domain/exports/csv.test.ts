import { expect, test } from 'vitest'
import { toCsv } from '#domain/exports/csv.ts'

test('fields with commas, quotes and line breaks are quoted', () => {
  expect(toCsv([['a', 'b, c', 'say "hi"', 'two\nlines']])).toBe(
    '\uFEFFa,"b, c","say ""hi""","two\nlines"\r\n',
  )
})

test.for(['=1+1', '+91', '-2', '@sum', '\t=1', '\r=1', ' =1', '＝1'])(
  'a spreadsheet does not run %j as a formula',
  (text) => {
    const csv = toCsv([[text]]).slice(1)
    expect(csv.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('numbers stay numbers, and text that is harmless has no apostrophe', () => {
  expect(toCsv([[1_050, -2.5, '98111 40275', '17/11/2026 10:42', '2 BHK']]).slice(1)).toBe(
    '1050,-2.5,98111 40275,17/11/2026 10:42,2 BHK\r\n',
  )
})
