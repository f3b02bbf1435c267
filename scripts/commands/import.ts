import { open } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Db } from '#db/connect.ts'
import { byteOrderMark, toCsv, toCsvRows } from '#domain/exports/csv.ts'
import { importColumns } from '#domain/imports/import-columns.ts'
import { CsvError } from '#domain/imports/read-csv.ts'
import type { ImportStatus } from '#domain/imports/read-listing-row.ts'
import type { Say } from '#scripts/commands/say.ts'
import { Refusal } from '#scripts/with-site-database.ts'
import type { Env } from '#server/env.ts'
import { type ImportCounts, importFile } from '#server/imports/import-file.ts'
import type { Refused } from '#server/imports/import-part.ts'
import { readText } from '#server/imports/read-text.ts'
import { createPhotoMaker } from '#server/photos/photo-maker.ts'
import { createStorage } from '#server/providers/storage/create-storage.ts'

const usage = `Listings from a CSV file, each row once, however often the file is imported:
  npm run import -- --template                    an empty file to fill in
  npm run import -- --columns                     what each column takes
  npm run import -- listings.csv --dry-run        checks the file and writes nothing to the site
  npm run import -- listings.csv                  as drafts of their owners
  npm run import -- listings.csv --status under_review    or active: shown at once
  --pictures folder    where file names of pictures are looked up; by default beside the file
  --report file        where refused rows are written; by default listings.refused.csv`

const statuses: readonly ImportStatus[] = ['draft', 'under_review', 'active']

const options = {
  'dry-run': { type: 'boolean' },
  template: { type: 'boolean' },
  columns: { type: 'boolean' },
  status: { type: 'string', default: 'draft' },
  pictures: { type: 'string' },
  report: { type: 'string' },
} as const

type Asked = ReturnType<typeof readImportWords>

/** What the words of `npm run import` ask for. */
export function readImportWords(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`)
  }
}

/** Imports a file, says how it went and writes what was refused into a file beside it. */
export async function importListings(
  db: Db,
  env: Env,
  { values: flags, positionals: [file, ...more] }: Asked,
  say: Say,
) {
  const status = statuses.find((each) => each === flags.status)
  if (!file || more.length > 0 || !status) throw new Refusal(usage)
  const resources = { db, storage: createStorage(env), makeVariants: createPhotoMaker() }
  const report = createReport(flags.report ?? file.replace(/(\.\w+)?$/, '.refused.csv'))
  try {
    const counts = await importFile(resources, readText(file), {
      status,
      isDryRun: flags['dry-run'] ?? false,
      pictures: { folder: flags.pictures ?? path.dirname(path.resolve(file)) },
      onRefused: report.write,
      onProgress: showProgress(say),
      onHeader: (unknown) => {
        if (unknown.length > 0)
          say(`These columns are not known and left out: ${unknown.join(', ')}`)
      },
    })
    const done = flags['dry-run'] ? 'can be imported' : 'imported'
    say(summary(counts, done, report.file))
    return counts
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal(error.message)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Refusal(`There is no file ${file}.`)
    }
    throw error
  } finally {
    await report.close()
  }
}

function summary({ imported, known, refused }: ImportCounts, done: string, report: string) {
  const words = [`${imported} ${done}`, `${known} imported before`, `${refused} refused`]
  return `${words.join(', ')}.${refused > 0 ? ` What to do about those is in ${report}.` : ''}`
}

/** Written as it comes; without refused rows there is no file. */
function createReport(file: string) {
  let opened: ReturnType<typeof begin> | undefined
  async function begin() {
    const handle = await open(file, 'w', 0o600)
    const header = ['line', 'reference', 'column', 'value', 'what to do']
    await handle.writeFile(byteOrderMark + toCsvRows([header]))
    return handle
  }
  return {
    file,
    async write(refused: Refused[]) {
      opened ??= begin()
      const rows = refused.map(({ line, reference, column, value, problem }) => [
        line,
        reference,
        column,
        value,
        problem,
      ])
      await (await opened).writeFile(toCsvRows(rows))
    },
    async close() {
      await (await opened)?.close()
    },
  }
}

function showProgress(say: Say) {
  let last = Date.now()
  return ({ imported, known, refused }: ImportCounts) => {
    if (Date.now() - last < 5_000) return
    last = Date.now()
    say(`${imported + known + refused} rows read, ${imported} imported, ${refused} refused …`)
  }
}

/** An empty file to fill in. */
export function template() {
  return toCsv([importColumns.map(({ name }) => name)])
}

/** A table of the columns of a file and the values that each takes. */
export function columnTable() {
  const lines = importColumns.map(({ name, about, choices, isList }) => {
    const words = choices ? [...choices.values] : []
    const taken = words.length > 12 ? [...words.slice(0, 12), '…'] : words
    const which = taken.length > 0 ? `: ${isList ? 'any of ' : ''}${taken.join(', ')}` : ''
    return `${name.padEnd(26)}${about}${which}\n`
  })
  return lines.join('')
}
