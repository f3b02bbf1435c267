/** A row of a CSV file, and the line of the file on which it begins. */
export type CsvRow = { line: number; cells: string[] }

/** A file that is no CSV file, or breaks off. */
export class CsvError extends Error {}

/** Longer than any row of ours; a quote that is never closed would otherwise read the whole file. */
const longestCell = 200_000

/**
 * The rows of a CSV file as they are read, separated by commas, semicolons or tabs, whichever its
 * first line has most of: spreadsheets write what the settings of the machine say.
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reader = new CsvReader()
  for await (const chunk of chunks) yield* reader.read(chunk)
  yield* reader.end()
}

class CsvReader {
  #separator = ''
  #waiting = ''
  #cells: string[] = []
  #cell = ''
  #isQuoted = false
  #wasQuote = false
  #wasReturn = false
  #line = 1
  #begun = 1

  #add(char: string) {
    this.#cell += char
    if (this.#cell.length > longestCell) {
      throw new CsvError(`The row of line ${this.#begun} does not end. Is a quote missing?`)
    }
  }

  #endCell() {
    this.#cells.push(this.#cell)
    this.#cell = ''
  }

  *read(chunk: string): Generator<CsvRow> {
    if (this.#separator) return yield* this.#readText(chunk)
    // A byte order mark is no part of the first name.
    this.#waiting = (this.#waiting + chunk).replace(/^\uFEFF/, '')
    if (!/[\r\n]/.test(this.#waiting) && this.#waiting.length < longestCell) return
    yield* this.#begin()
  }

  *end(): Generator<CsvRow> {
    if (!this.#separator) yield* this.#begin()
    if (this.#isQuoted && !this.#wasQuote) {
      throw new CsvError(`The quote that opens in the row of line ${this.#begun} is never closed.`)
    }
    if (this.#cell || this.#cells.length > 0) yield* this.#endRow()
  }

  *#begin() {
    const [first = ''] = this.#waiting.split(/[\r\n]/)
    const bare = first.replace(/"[^"]*"/g, '')
    const counts = [',', ';', '\t'].map((each) => bare.split(each).length)
    this.#separator = [',', ';', '\t'][counts.indexOf(Math.max(...counts))] ?? ','
    const text = this.#waiting
    this.#waiting = ''
    yield* this.#readText(text)
  }

  *#readText(text: string): Generator<CsvRow> {
    for (const char of text) {
      // A line ends with a line feed, a carriage return, or both.
      const isSecond = char === '\n' && this.#wasReturn
      const isLineEnd = (char === '\n' || char === '\r') && !isSecond
      this.#wasReturn = char === '\r'
      if (isLineEnd) this.#line += 1
      if (this.#isQuoted && !this.#wasQuote) {
        if (char === '"') this.#wasQuote = true
        else this.#add(char)
        continue
      }
      if (this.#wasQuote && char === '"') {
        this.#add('"')
        this.#wasQuote = false
        continue
      }
      if (this.#wasQuote) this.#isQuoted = this.#wasQuote = false
      if (char === '"' && this.#cell === '') this.#isQuoted = true
      else if (char === this.#separator) this.#endCell()
      else if (isLineEnd) yield* this.#endRow()
      else if (!isSecond) this.#add(char)
    }
  }

  *#endRow(): Generator<CsvRow> {
    this.#endCell()
    const row = { line: this.#begun, cells: this.#cells }
    this.#cells = []
    this.#begun = this.#line
    this.#isQuoted = this.#wasQuote = false
    // Spreadsheets save empty rows as separators.
    if (row.cells.some((cell) => cell.trim() !== '')) yield row
  }
}
