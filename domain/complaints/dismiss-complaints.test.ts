import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { closeComplaints } from '#domain/complaints/close-complaints.ts'
import { dismissComplaints } from '#domain/complaints/dismiss-complaints.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('dismissing closes the open complaints of the listing, and says so in the audit log', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const [listing, other] = [await createListing(db), await createListing(db)]
  for (const { id } of [listing, listing, other]) await report(db, id)
  await report(db, listing.id, 'done')
  await dismissComplaints(db, staff, listing.spn, 'I called the owner')

  expect(await openComplaints(db)).toEqual([{ listingId: other.id }])
  expect(await audit(db)).toEqual([
    {
      actorId: staff.id,
      action: 'close_complaints',
      subjectKind: 'listing',
      subjectId: listing.id,
      beforeState: '',
      afterState: 'done',
      reason: 'I called the owner',
      facts: { openComplaints: 2 },
    },
  ])
})

test('a listing without open complaints leaves no trace in the audit log', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const listing = await createListing(db)
  await report(db, listing.id, 'done')
  await dismissComplaints(db, staff, listing.spn)

  expect(await audit(db)).toEqual([])
})

test('a decision closes the complaints with the status that it gives the listing', async ({
  db,
}) => {
  const listing = await createListing(db)
  await report(db, listing.id)
  await closeComplaints(db, null, listing.id, { setTo: 'review_failed' })

  expect(await openComplaints(db)).toEqual([])
  expect(await audit(db)).toMatchObject([
    { actorId: null, reason: '', facts: { openComplaints: 1, setTo: 'review_failed' } },
  ])
})

test('whoever dismisses hands the listing back, unless it waits for a review anyway', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const shown = await createListing(db)
  const waiting = await createListing(db, { status: 'under_review' })
  const other = await createListing(db)
  for (const { id } of [shown, waiting, other]) await claim(db, id, staff.id)
  for (const { spn } of [shown, waiting]) await dismissComplaints(db, staff, spn)

  const claims = await db.selectFrom('reviewClaim').select('listingId').execute()
  expect(new Set(claims.map(({ listingId }) => listingId))).toEqual(new Set([waiting.id, other.id]))
})

test('members dismiss no complaints about other people’s listings', async ({ db }) => {
  const member = asViewer(await createUser(db))
  const listing = await createListing(db)
  await report(db, listing.id)

  const refused = dismissComplaints(db, member, listing.spn)
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
  expect(await openComplaints(db)).toEqual([{ listingId: listing.id }])
})

async function report(db: Db, listingId: string, status: 'new' | 'done' = 'new') {
  await db.insertInto('complaint').values({ listingId, reason: 'fake', status }).execute()
}

async function claim(db: Db, listingId: string, staffId: string) {
  const expiresAt = sql<Date>`now() + interval '10 minutes'`
  await db.insertInto('reviewClaim').values({ listingId, staffId, expiresAt }).execute()
}

function openComplaints(db: Db) {
  return db.selectFrom('complaint').select('listingId').where('status', '=', 'new').execute()
}

function audit(db: Db) {
  return db
    .selectFrom('auditEntry')
    .select(['actorId', 'action', 'subjectKind', 'subjectId'])
    .select(['beforeState', 'afterState', 'reason', 'facts'])
    .execute()
}
