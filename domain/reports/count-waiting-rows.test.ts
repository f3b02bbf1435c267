import { expect } from 'vitest'
import { waitingStatus } from '#contract/options/reports.ts'
import { countWaitingRows } from '#domain/reports/count-waiting-rows.ts'
import { openReport } from '#domain/reports/open-report.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('what waits in a report is what its link opens', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const caller = { name: 'Ravi', phone: '9811100001' }
  const calls = [caller, { ...caller, status: 'done' as const }]
  await db.insertInto('callRequest').values(calls).execute()
  const mail = { email: 'a@example.com', message: 'Hello' }
  await db.insertInto('mailRequest').values([mail, mail]).execute()
  for (let n = 0; n < 3; n++) await createListing(db, { status: 'under_review' })
  await createListing(db)

  const waiting = await countWaitingRows(db)
  expect(waiting).toEqual({ call_req: 1, mail_req: 2, property_unverfiy: 3 })
  for (const id of ['call_req', 'mail_req', 'property_unverfiy'] as const) {
    const query = { page: 1, pageSize: 10, status: waitingStatus[id] }
    expect(await openReport(db, staff, id, query)).toMatchObject({ total: waiting[id] })
  }
})
