import { open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { say } from '#bench/say.ts'
import { startDatabase } from '#bench/start-database.ts'
import { connect } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { exportSite } from '#server/exports/export-site.ts'
import { importFile } from '#server/imports/import-file.ts'
import { readText } from '#server/imports/read-text.ts'
import { createPhotoMaker } from '#server/photos/photo-maker.ts'
import { importText } from '#tests/import-rows.ts'

// Rows per second and the most memory of an import and an export: npm run bench:import -- 100000

const rows = Number(process.argv[2] ?? 100_000)
const file = path.join(tmpdir(), `basera-import-${process.pid}.csv`)
const folder = path.join(tmpdir(), `basera-export-${process.pid}`)
const server = await startDatabase()
const db = connect(server.url, { size: 5, timeoutMs: 3_600_000, connectMs: 60_000 })
try {
  await writeRows()
  await migrateToLatest(db)
  const storage = { put: none, get: none, removeFolder: none, isAway: () => false }
  const resources = { db, storage, makeVariants: createPhotoMaker() }
  const options = { status: 'draft', pictures: { folder: tmpdir() }, onRefused: () => {} } as const
  await measure('import', () => importFile(resources, readText(file), options))
  await measure('import of the same file again', () =>
    importFile(resources, readText(file), options),
  )
  await measure('export', () => exportSite(db, folder))
} finally {
  await db.destroy()
  await server.stop()
  await rm(file, { force: true })
  await rm(folder, { recursive: true, force: true })
}

async function measure(name: string, work: () => Promise<object>) {
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 100)
  const begun = performance.now()
  const result = await work()
  clearInterval(watch)
  const seconds = (performance.now() - begun) / 1000
  const speed = `${Math.round(rows / seconds)} rows/s`
  say(name.padEnd(30), `${seconds.toFixed(1)} s`, speed, `${Math.round(most / 1e6)} MB at most`)
  if ('imported' in result) say(JSON.stringify(result))
}

async function writeRows() {
  await using handle = await open(file, 'w', 0o600)
  const [head = '', row = ''] = importText([{ reference: 'REFERENCE' }]).split('\r\n')
  await handle.writeFile(`${head}\r\n`)
  for (let at = 0; at < rows; at += 1_000) {
    const some = Array.from({ length: Math.min(1_000, rows - at) }, (_, each) => {
      const phone = `9${String((at + each) % Math.ceil(rows / 5)).padStart(9, '0')}`
      return row.replace('REFERENCE', `R-${at + each}`).replace('98765 43210', phone)
    })
    await handle.writeFile(`${some.join('\r\n')}\r\n`)
  }
  say(`${rows} rows`, `${Math.round((await stat(file)).size / 1e6)} MB`)
}

async function none() {
  return undefined
}
