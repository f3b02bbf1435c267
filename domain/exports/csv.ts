/** What makes a spreadsheet read a cell as a formula, in wide letters too. */
const formula = /^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/

/** Tells spreadsheets that a file is UTF-8; stands at its beginning. */
export const byteOrderMark = '\uFEFF'

/** A number is written as it is, for a spreadsheet to calculate with; text is never run. */
export type CsvCell = string | number

/** Rows as a whole CSV file that spreadsheets open safely. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + toCsvRows(rows)
}

/** Some of the rows of a CSV file, for one that is made in parts. */
export function toCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
}

function toField(cell: CsvCell) {
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
