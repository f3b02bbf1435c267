import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { exportUsers } from '#domain/reports/export-users.ts'
import { findReportPage } from '#domain/reports/find-report-page.ts'
import { exportReport } from '#domain/reports/open-report.ts'
import { reportRegistry } from '#domain/reports/reports.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'

const staff: Viewer = { id: crypto.randomUUID(), name: '', role: 'staff', sessionId: '' }

// ANALYZE keeps its count of rows after a rollback, so this has a database of its own.
test('more rows than are counted are estimated, and the last page holds the oldest', async ({
  freshDatabase: { db },
}) => {
  await insertAlerts(db, 6_000)
  await sql`analyze alert_log`.execute(db)
  const first = await open(db, { page: 1 })
  const last = await open(db, { page: first.lastPage })

  expect(first.isExact).toBe(false)
  expect(first.total).toBeGreaterThan(5_500)
  expect(first.total).toBeLessThan(6_500)
  expect(first.rows.map(({ mess_type }) => mess_type)).toEqual(numbered(6_000, 5_991))
  expect(last.rows.map(({ mess_type }) => mess_type)).toEqual(numbered(10, 1))

  // An estimate that is far too high is replaced by a count.
  await sql`delete from alert_log where kind <> '7'`.execute(db)
  const { total, isExact, lastPage, rows } = await open(db, { page: 1 })

  expect([total, isExact, lastPage, rows.length]).toEqual([1, true, 1, 1])
})

test('an export holds every row once and in order, those of one moment or one name too', async ({
  db,
}) => {
  await sql`
    insert into call_request (name, phone) select 'Person ' || n % 3, '9812345670'
    from generate_series(1, 2500) n
  `.execute(db)
  const byDate = await collect(await exportReport(db, staff, 'call_req', {}))
  const byName = await collect(await exportReport(db, staff, 'call_req', { sort: 'name' }))
  const names = byName.map(({ user_name }) => String(user_name))

  expect(new Set(byDate.map(({ _id }) => _id)).size).toBe(2_500)
  expect(new Set(byName.map(({ _id }) => _id)).size).toBe(2_500)
  expect(names).toEqual(names.toSorted())
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'facts'])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'report.export', facts: { filter: {} } },
    { action: 'report.export', facts: { filter: { sort: 'name' } } },
  ])
})

test('all users are read in batches, each once', async ({ db }) => {
  await sql`
    insert into app_user (phone) select (9000000000 + n)::text from generate_series(1, 10001) n
  `.execute(db)
  const users = await collect(await exportUsers(db, staff))

  expect(new Set(users.map(({ phone_no }) => phone_no)).size).toBe(10_001)
  expect(users).toHaveLength(10_001)
})

function insertAlerts(db: Db, count: number) {
  return sql`
    insert into alert_log (kind, created_at)
    select n::text, timestamptz '2026-01-01' + make_interval(secs => n)
    from generate_series(1, ${count}) n
  `.execute(db)
}

function open(db: Db, asked: { page: number }) {
  const { system_alerts } = reportRegistry
  return findReportPage(db, system_alerts, { pageSize: 10, ...asked }, 5_000)
}

function numbered(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, place) => String(from - place))
}

async function collect<Row>(batches: AsyncIterable<Row[]>) {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
