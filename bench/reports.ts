import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { fillReports } from '#bench/fill-reports.ts'
import { say } from '#bench/say.ts'
import { type Report, reports } from '#contract/options.ts'
import { type ReportQuery, reportQuerySchema } from '#contract/schemas/report.ts'
import { connect, type Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { openReportPage } from '#domain/reports/open-report.ts'
import type { Viewer } from '#domain/viewer.ts'

// A page of each report, audited, with 10,000 and with 1,000,000 rows, as a ratio:
// npm run bench:reports (-- --rows 10000,1000000)

const { values } = parseArgs({ options: { rows: { type: 'string' } } })
const sizes = (values.rows ?? '10000,1000000').split(',').map(Number)
const rounds = 25
const staff: Viewer = { id: crypto.randomUUID(), name: '', role: 'staff', sessionId: '' }

type Times = Record<string, number>

const home = mkdtempSync(path.join(tmpdir(), 'basera-bench-'))
// Started by root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(home, 0o755)
const server = await startEmbedded({ folder: path.join(home, 'postgres') })
const db = connect(server.url, { size: 2, timeoutMs: 60_000 })
try {
  await migrateToLatest(db)
  const measured: Times[] = []
  for (const size of sizes) {
    await fillReports(server.url, size, say)
    measured.push(await measure(db))
  }
  compare(measured)
} finally {
  await db.destroy()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}

async function measure(db: Db) {
  const times: Times = { 'empty round trip': await median(() => sql`select 1`.execute(db)) }
  for (const id of reports.values) {
    const { lastPage } = await openReportPage(db, staff, id, query())
    const first = { page_no: 1 }
    times[`${id} first page`] = await timeOf(db, id, first)
    times[`${id} last page`] = await timeOf(db, id, { page_no: lastPage })
  }
  times['user_data middle page'] = await timeMiddle(db)
  times['user_data search of a number'] = await timeOf(db, 'user_data', { search: '9000005000' })
  times['user_data search of a name'] = await timeOf(db, 'user_data', { search: 'Person 500' })
  return times
}

async function timeMiddle(db: Db) {
  const { lastPage } = await openReportPage(db, staff, 'user_data', query())
  return timeOf(db, 'user_data', { page_no: Math.ceil(lastPage / 2) })
}

function timeOf(db: Db, id: Report, asked: Partial<ReportQuery>) {
  return median(() => openReportPage(db, staff, id, query(asked)))
}

function query(asked: Partial<ReportQuery> = {}): ReportQuery {
  return { ...reportQuerySchema.parse({}), ...asked }
}

async function median(work: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!
}

function compare(measured: Times[]) {
  const [small = {}, large = {}] = [measured[0], measured.at(-1)]
  say(`\nmedian of ${rounds}, in ms`, sizes.map((size) => `${size} rows`).join('  '), 'ratio')
  for (const [name, before] of Object.entries(small)) {
    const after = large[name] ?? before
    say(
      name.padEnd(34),
      before.toFixed(2).padStart(8),
      after.toFixed(2).padStart(8),
      ` ${(after / before).toFixed(2)}`,
    )
  }
}
