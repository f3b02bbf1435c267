import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { exportUsers } from '#domain/reports/export-users.ts'
import { exportReport, openReport } from '#domain/reports/open-report.ts'
import type { ReportFilter } from '#domain/reports/report-query.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test('an export holds what the filter leaves, in its order', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await insertCalls(db, 4)
  const names = async (filter: ReportFilter) => {
    const rows = await collect(await exportReport(db, staff, 'call_req', filter))
    return rows.map(({ user_name }) => user_name)
  }

  expect(await names({})).toEqual(['Person 4', 'Person 3', 'Person 2', 'Person 1'])
  expect(await names({ order: 'asc', from: '2026-01-02', to: '2026-01-03' })).toEqual([
    'Person 2',
    'Person 3',
  ])
  expect(await names({ sort: 'name', order: 'desc' })).toEqual(await names({}))
  expect(await names({ sort: 'date', search: 'person 3' })).toEqual(['Person 3'])
  expect(await names({ status: 'done' })).toEqual([])
})

test('an export is for staff, with a known filter, and in the audit log before it begins', async ({
  db,
}) => {
  const [staff, member] = [await createUser(db, { role: 'staff' }), await createUser(db)]
  const forbidden = { code: 'forbidden' }
  await expect(exportReport(db, asViewer(member), 'call_req', {})).rejects.toMatchObject(forbidden)
  await expect(exportUsers(db, asViewer(member))).rejects.toMatchObject(forbidden)
  const unknown = exportReport(db, asViewer(staff), 'call_req', { sort: 'made_up' })
  await expect(unknown).rejects.toMatchObject({
    code: 'invalid',
    fields: { sort: expect.any(String) },
  })
  await exportReport(db, asViewer(staff), 'call_req', { search: '9812345670' })
  await exportUsers(db, asViewer(staff))

  const entry = { actorId: staff.id, action: 'report.export', subjectKind: 'report' }
  expect(await db.selectFrom('auditEntry').selectAll().orderBy('id').execute()).toMatchObject([
    { ...entry, subjectId: 'call_req', facts: { filter: { search: '98•••••670' } } },
    { ...entry, subjectId: 'user_data', facts: { allContacts: true } },
  ])
})

test('the users of an export have what a message needs, the newest first', async ({ db }) => {
  const staff = await createUser(db, { role: 'staff', name: 'Ravi', email: '' })
  const user = await createUser(db, { name: 'Meena Gupta', phone: '9811100001' })
  await createUser(db, { phone: null, erasedAt: new Date() })

  expect(await collect(await exportUsers(db, asViewer(staff)))).toEqual([
    {
      _id: user.id,
      user_name: 'Meena Gupta',
      phone_no: '9811100001',
      user_email: 'asha@example.com',
    },
    { _id: staff.id, user_name: 'Ravi', phone_no: staff.phone, user_email: '' },
  ])
})

test('the pages of a report go on in one order, those that are read from the end too', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await insertCalls(db, 23)
  const page = async (n: number, order?: 'asc') => {
    const query = { page: n, pageSize: 5, ...(order && { order }) }
    const found = await openReport(db, staff, 'call_req', query)
    expect(found).toMatchObject({ total: 23, isExact: true, lastPage: 5 })
    return found.rows.map(({ user_name }) => Number(user_name.slice(7)))
  }
  const pages = [1, 2, 3, 4, 5]
  const oldestFirst = Array.from({ length: 23 }, (_, n) => n + 1)
  const newest = await Promise.all(pages.map((n) => page(n)))
  expect(newest.flat()).toEqual(oldestFirst.toReversed())
  expect(newest.map((each) => each.length)).toEqual([5, 5, 5, 5, 3])
  const oldest = await Promise.all(pages.map((n) => page(n, 'asc')))
  expect(oldest.flat()).toEqual(oldestFirst)
  expect(await page(6)).toEqual([])
})

/** Requests to be called, by Person 1, Person 2 and so on, one at noon of each day. */
async function insertCalls(db: Db, count: number) {
  await sql`
    insert into call_request (name, phone, created_at)
    select 'Person ' || n, '9800000000', timestamptz '2025-12-31 12:00+05:30' + make_interval(days => n)
    from generate_series(1, ${count}) n
  `.execute(db)
}

async function collect<Row>(batches: AsyncIterable<Row[]>) {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
