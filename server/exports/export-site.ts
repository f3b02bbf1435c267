import { mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { photoKey } from '#contract/listing/pictures.ts'
import type { Db } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { byteOrderMark, toCsvRows } from '#domain/exports/csv.ts'
import { exportedTables } from '#domain/exports/exported-tables.ts'
import { streamListingRows } from '#domain/exports/stream-listing-rows.ts'
import { streamTable } from '#domain/exports/stream-table.ts'
import { importColumns } from '#domain/imports/import-columns.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

type Options = {
  /** Where pictures are read from, if they are exported too. */
  pictures?: Storage | undefined
  onFile?: (name: string, rows: number) => void
}

export class ExportError extends Error {}

/** Writes everything but secrets into a folder: listings as a file to import, tables as JSON lines. */
export async function exportSite(db: Db, folder: string, { pictures, onFile }: Options = {}) {
  await makeEmptyFolder(folder)
  const about = { subjectKind: 'site', subjectId: 'all' }
  await recordAudit(db, { actorId: null, action: 'data.export', ...about })
  const files: Record<string, number> = {}
  const write = async (name: string, parts: AsyncIterable<Part>) => {
    files[name] = await writeFile(path.join(folder, name), parts)
    onFile?.(name, files[name])
  }
  // One snapshot: a lead has its listing, whatever happens meanwhile.
  const transaction = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
  await transaction.execute(async (trx) => {
    await write('listings.csv', listingParts(trx, pictures !== undefined))
    for (const name of tableNames) await write(`${name}.jsonl`, tableParts(trx, name))
  })
  if (pictures) files.pictures = await copyPictures(db, pictures, folder)
  const manifest = JSON.stringify({ exportedAt: new Date().toISOString(), rows: files }, null, 2)
  await write('manifest.json', one({ text: `${manifest}\n`, rows: 1 }))
  return files
}

type Part = { text: string; rows: number }

const tableNames = Object.entries(exportedTables)
  .filter(([, isExported]) => isExported === true)
  .map(([name]) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

async function makeEmptyFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) {
    throw new ExportError(`The folder ${folder} is not empty. Name a new one.`)
  }
}

async function* listingParts(trx: Db, hasPictures: boolean): AsyncGenerator<Part> {
  yield { text: byteOrderMark + toCsvRows([importColumns.map(({ name }) => name)]), rows: 0 }
  const name = (picture: string) => (hasPictures ? pictureFile(picture) : picture)
  for await (const rows of streamListingRows(trx, name)) {
    yield { text: toCsvRows(rows), rows: rows.length }
  }
}

async function* tableParts(trx: Db, table: string): AsyncGenerator<Part> {
  for await (const lines of streamTable(trx, table)) {
    yield { text: `${lines.join('\n')}\n`, rows: lines.length }
  }
}

/** Readable only by the user who made it. */
async function writeFile(file: string, parts: AsyncIterable<Part>) {
  await using handle = await open(file, 'wx', 0o600)
  let rows = 0
  for await (const part of parts) {
    await handle.writeFile(part.text)
    rows += part.rows
  }
  return rows
}

async function* one(part: Part): AsyncGenerator<Part> {
  yield part
}

function pictureFile(picture: string) {
  return `pictures/${photoKey(picture)}.jpg`
}

const jpeg = '1280.jpg'

/** The JPG of each picture of a listing, which every program opens; demo drawings are left out. */
async function copyPictures(db: Db, storage: Storage, folder: string) {
  await mkdir(path.join(folder, 'pictures'), { mode: 0o700 })
  let copied = 0
  let last = ''
  for (;;) {
    const photos = await db
      .selectFrom('photo')
      .select('key')
      .where('purpose', '=', 'listing')
      .where('key', '>', last)
      .orderBy('key')
      .limit(500)
      .execute()
    for (const { key } of photos) {
      const bytes = await storage.get(`${key}/${jpeg}`)
      if (!bytes) continue
      await using handle = await open(path.join(folder, `pictures/${key}.jpg`), 'wx', 0o600)
      await handle.writeFile(bytes)
      copied += 1
    }
    if (photos.length < 500) return copied
    last = photos.at(-1)!.key
  }
}
