import { neededColumns, readHeader } from '#domain/imports/import-columns.ts'
import { findImported } from '#domain/imports/import-listings.ts'
import { CsvError, type CsvRow, readCsv } from '#domain/imports/read-csv.ts'
import {
  type ImportStatus,
  type RowProblem,
  readListingRow,
} from '#domain/imports/read-listing-row.ts'
import { importPart, partsOf, type Read, type Refused } from '#server/imports/import-part.ts'
import type { PictureResources, PictureSource } from '#server/imports/store-pictures.ts'

export type ImportCounts = { imported: number; known: number; refused: number }

type Options = {
  status: ImportStatus
  pictures: PictureSource
  /** Checks everything that can be checked without writing. */
  isDryRun?: boolean
  onRefused: (refused: Refused[]) => Promise<void> | void
  onProgress?: (counts: ImportCounts) => void
  onHeader?: (unknown: string[]) => void
}

const batchSize = 400
/** Pictures imported at a time; more would only compete for the processor. */
const atOnce = 4

/** Imports the rows of a file as they are read; memory does not grow with the file. */
export async function importFile(
  resources: PictureResources,
  text: AsyncIterable<string>,
  options: Options,
): Promise<ImportCounts> {
  const counts = { imported: 0, known: 0, refused: 0 }
  const firstLines = new Map<string, number>()
  for await (const batch of batches(text, options)) {
    const refused: Refused[] = []
    const good = batch.flatMap((read) => keepGood(read, options.status, firstLines, refused))
    const known = await findImported(
      resources.db,
      good.map(({ row }) => row.reference),
    )
    const fresh = good.filter(({ row }) => !known.has(row.reference))
    counts.known += good.length - fresh.length
    await inParallel(partsOf(fresh, options), async (part) => {
      for (const outcome of await importPart(resources, part, options)) {
        if (typeof outcome === 'string') counts[outcome] += 1
        else refused.push(...outcome)
      }
    })
    counts.refused += new Set(refused.map(({ line }) => line)).size
    if (refused.length > 0) await options.onRefused(refused.sort((a, b) => a.line - b.line))
    options.onProgress?.(counts)
  }
  return counts
}

type Cells = { line: number; cells: Record<string, string> }

async function* batches(text: AsyncIterable<string>, { onHeader }: Options) {
  let header: (string | undefined)[] | undefined
  let batch: Cells[] = []
  for await (const row of readCsv(text)) {
    if (!header) {
      header = checkHeader(row)
      onHeader?.(row.cells.filter((_, index) => !header?.[index]).filter((name) => name.trim()))
      continue
    }
    batch.push({ line: row.line, cells: byColumn(header, row) })
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (!header) throw new CsvError('The file is empty.')
  if (batch.length > 0) yield batch
}

function checkHeader({ cells }: CsvRow) {
  const header = readHeader(cells)
  const missing = neededColumns.filter((name) => !header.includes(name))
  if (missing.length > 0) {
    throw new CsvError(
      `The first line must name the columns; these are missing: ${missing.join(', ')}. See npm run import -- --columns.`,
    )
  }
  const twice = header.find((name, index) => name && header.indexOf(name) !== index)
  if (twice) throw new CsvError(`The column ${twice} stands in the file twice.`)
  return header
}

function byColumn(header: readonly (string | undefined)[], { cells }: CsvRow) {
  const pairs = header.flatMap((name, index) =>
    name ? [[name, plainText(cells[index] ?? '')] as const] : [],
  )
  return Object.fromEntries(pairs)
}

/** Without the apostrophe that keeps a spreadsheet from running a text as a formula. */
function plainText(cell: string) {
  return cell.replace(/^'(?=\s*[=+\-@＝＋－＠|]|[\t\r\n])/, '')
}

function keepGood(
  { line, cells }: Cells,
  status: ImportStatus,
  firstLines: Map<string, number>,
  refused: Refused[],
): Read[] {
  const reference = cells.reference?.trim() ?? ''
  const first = firstLines.get(reference)
  if (reference && first === undefined) firstLines.set(reference, line)
  const result =
    first === undefined
      ? readListingRow(cells, status)
      : { problems: [duplicate(reference, first)] }
  if ('row' in result) return [{ line, row: result.row }]
  refused.push(...result.problems.map((problem) => ({ line, reference, ...problem })))
  return []
}

function duplicate(reference: string, line: number): RowProblem {
  const problem = `Line ${line} has the same reference. Give each listing its own.`
  return { column: 'reference', value: reference, problem }
}

/** Works on several at a time; the first that throws ends it, once those under way have ended. */
async function inParallel<Each>(list: readonly Each[], work: (each: Each) => Promise<void>) {
  const rest = list.values()
  const results = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (const each of rest) await work(each)
    }),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
