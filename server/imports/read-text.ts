import { createReadStream } from 'node:fs'
import { CsvError } from '#domain/imports/read-csv.ts'

/** The text of a file as spreadsheets save it: UTF-8, or UTF-16 with its mark. */
export async function* readText(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const isWide = chunk[0] === 0xff && chunk[1] === 0xfe
      decoder ??= new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true })
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new CsvError('The file is not UTF-8. Save it in the spreadsheet as “CSV UTF-8”.')
  }
}
