import { globSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { restoreToMoment } from '#tests/faults/point-in-time.ts'
import { makeOwnFolder, runAsServer, startPostgres } from '#tests/faults/postgres-server.ts'
import { compareContents, describeContents } from '#tests/faults/restore.ts'
import { makeScratch, say } from '#tests/faults/scratch.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

// Backs the demo data up in both ways of docs/operations.md, loses them, and compares what comes back
// with what there was: node tests/faults/restore-backup.ts. Needs an installed PostgreSQL.

const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
if (!bin) {
  say(
    'PostgreSQL is not installed: install its packages first (Debian: apt-get install postgresql).',
  )
  process.exit(1)
}
const scratch = makeScratch()
try {
  const found = [...(await dumpAndRestore(bin)), ...(await recoverToMoment(bin))]
  for (const difference of found) say(difference)
  if (found.length > 0) process.exitCode = 1
} finally {
  scratch.remove()
}

async function dumpAndRestore(programs: string) {
  const folder = path.join(scratch.folder, 'dump')
  makeOwnFolder(folder)
  const server = await startPostgres(programs, path.join(folder, 'data'))
  await fill(server.url)
  const before = await describeContents(server.url)

  const file = path.join(folder, 'basera.dump')
  const dumpMs = timed(() => runAsServer(`${programs}/pg_dump`, ['-Fc', '-f', file, server.url]))
  await createDatabase(server.url, 'restored', 'template0')
  const target = databaseUrl(server.url, 'restored')
  const restoreMs = timed(() =>
    runAsServer(`${programs}/pg_restore`, ['--no-owner', '--exit-on-error', '-d', target, file]),
  )
  const differences = compareContents(before, await describeContents(target))
  await on(target, migrateToLatest)
  await server.stop()
  say(
    `dump: ${describe(before)}, dumped in ${dumpMs} ms, restored in ${restoreMs} ms, ${differences.length} tables differ`,
  )
  return differences
}

async function recoverToMoment(programs: string) {
  const found = await restoreToMoment({
    bin: programs,
    folder: path.join(scratch.folder, 'log'),
    fill,
    work: (url) => on(url, (db) => sql`update listing set price = price + 1`.execute(db)),
    mistake: (url) => on(url, (db) => sql`delete from lead`.execute(db)),
  })
  const { lost, differences, tables, rows, walFiles, restoreMs } = found
  say(
    `moment: ${rows} rows in ${tables} tables, ${lost.length} tables lost rows, ${walFiles} files of log, back in ${Math.round(restoreMs)} ms, ${differences.length} tables differ`,
  )
  return lost.length > 0 ? differences : ['the mistake changed nothing']
}

function fill(url: string) {
  return on(url, async (db) => {
    await migrateToLatest(db)
    await loadDemo(db)
  })
}

async function on(url: string, work: (db: Db) => Promise<unknown>) {
  const db = connect(url, { size: 4, timeoutMs: 120_000 })
  await work(db).finally(() => db.destroy())
}

function describe(contents: Awaited<ReturnType<typeof describeContents>>) {
  const all = Object.values(contents)
  return `${all.reduce((sum, { rows }) => sum + rows, 0)} rows in ${all.length} tables`
}

function timed(work: () => void) {
  const start = performance.now()
  work()
  return Math.round(performance.now() - start)
}
