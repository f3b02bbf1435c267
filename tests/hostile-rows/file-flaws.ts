import { XMLValidator } from 'fast-xml-parser'

/** What a file that holds hostile texts has wrong for the programs that read it. */
export function fileFlaws(headers: Headers, text: string): string[] {
  const type = headers.get('content-type') ?? ''
  const flaws = headers.get('x-content-type-options') === 'nosniff' ? [] : ['has no nosniff']
  if (/html/.test(type)) return [...flaws, `is ${type}`]
  if (/json/.test(type)) return [...flaws, ...(isJson(text) ? [] : ['is no JSON'])]
  if (/xml/.test(type))
    return XMLValidator.validate(text) === true ? flaws : [...flaws, 'is no XML']
  if (/csv/.test(type)) return [...flaws, ...findFormulas(text)]
  if (/calendar/.test(type)) return [...flaws, ...findForeignLines(text)]
  return flaws
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function findFormulas(text: string) {
  const cells = [...text.slice(1).matchAll(/(?:^|,|\r\n)("(?:[^"]|"")*"|[^",\r\n]*)/g)]
  const isFormula = (cell: string) => /^"?[=+\-@\t]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)
  return cells.filter(([, cell = '']) => isFormula(cell)).map(([cell]) => `has the cell ${cell}`)
}

/** A line that a text made would be no property of a calendar. */
function findForeignLines(text: string) {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const known =
    /^(BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|URL|STATUS):/
  return lines.filter((line) => !known.test(line)).map((line) => `has the line ${line}`)
}
