/** What makes a spreadsheet read a cell as a formula, in wide letters too. */
const formula = /^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/

/** Tells spreadsheets that a file is UTF-8; stands at its beginning. */
export const byteOrderMark = '\uFEFF'

/** Rows as a whole CSV file that spreadsheets open safely. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + toCsvRows(rows)
}

/** Some of the rows of a CSV file, for one that is made in parts. */
export function toCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
}

function toField(text: string) {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
