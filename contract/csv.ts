/** What makes a spreadsheet read a cell as a formula, in wide letters too. */
const formula = /^\s*[=+\-@＝＋－＠|]|^[\t\r\n]/

/** Rows as CSV that spreadsheets open safely, with a mark that says UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`
}

function toField(text: string) {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
