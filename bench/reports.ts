import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { fillReports } from '#bench/fill-reports.ts'
import { say } from '#bench/say.ts'
import { startDatabase } from '#bench/start-database.ts'
import { type Report, reports } from '#contract/options.ts'
import type { ReportQuery } from '#contract/schemas/report.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { openReportPage } from '#domain/reports/open-report.ts'
import type { Viewer } from '#domain/viewer.ts'

// A page of each report, audited, with 10,000 and with 1,000,000 rows, as a ratio:
// npm run bench:reports (-- --rows 10000,1000000)

const { values } = parseArgs({ options: { rows: { type: 'string' } } })
const sizes = (values.rows ?? '10000,1000000').split(',').map(Number)
const rounds = 25
const staff: Viewer = { id: crypto.randomUUID(), name: '', role: 'staff', sessionId: '' }

type Case = { name: string; id: Report; query: Partial<ReportQuery> }

const server = await startDatabase()
const opened: Db[] = []
try {
  for (const size of sizes) opened.push(await openFilled(size))
  await compare(opened)
} finally {
  for (const db of opened) await db.destroy()
  await server.stop()
}

/** A database of its own for each size: both are asked in turns, so that they share every disturbance. */
async function openFilled(size: number) {
  const url = new URL(server.url)
  const admin = connect(server.url, { size: 1 })
  url.pathname = `/rows_${size}`
  await sql`create database ${sql.id(`rows_${size}`)}`.execute(admin)
  await admin.destroy()
  const db = connect(url.href, { size: 2, timeoutMs: 60_000 })
  await migrateToLatest(db)
  await fillReports(url.href, size, say)
  return db
}

async function compare(databases: Db[]) {
  say(`\nmedian of ${rounds}, in ms`, sizes.map((size) => `${size} rows`).join('  '), 'ratio')
  tell('empty round trip', await inTurns(databases.map((db) => () => sql`select 1`.execute(db))))
  for (const { name, id, query: asked } of cases()) {
    const works = databases.map(async (db) => {
      const { lastPage } = await openReportPage(db, staff, id, query())
      const page = pageOf(name, lastPage)
      return () => openReportPage(db, staff, id, query({ page, ...asked }))
    })
    tell(`${id} ${name}`, await inTurns(await Promise.all(works)))
  }
}

function cases(): Case[] {
  const pages = reports.values.flatMap((id) =>
    ['first page', 'last page'].map((name) => ({ name, id, query: {} })),
  )
  const id = 'user_data'
  return [
    ...pages,
    { name: 'middle page', id, query: {} },
    { name: 'search of a number', id, query: { search: '9000005000' } },
    { name: 'search of a name', id, query: { search: 'Person 500' } },
  ]
}

function pageOf(name: string, lastPage: number) {
  if (name === 'last page') return lastPage
  return name === 'middle page' ? Math.ceil(lastPage / 2) : 1
}

function query(asked: Partial<ReportQuery> = {}): ReportQuery {
  return { page: 1, pageSize: 10, ...asked }
}

/** The median time of each. */
async function inTurns(works: (() => Promise<unknown>)[]) {
  const times: number[][] = works.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, work] of works.entries()) {
      const start = performance.now()
      await work()
      times[at]!.push(performance.now() - start)
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[Math.floor(rounds / 2)]!)
}

function tell(name: string, times: number[]) {
  const ratio = times.at(-1)! / times[0]!
  say(name.padEnd(34), ...times.map((time) => time.toFixed(2).padStart(8)), ratio.toFixed(2))
}
