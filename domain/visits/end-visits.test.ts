import { type Insertable, sql } from 'kysely'
import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/schema.ts'
import { pauseUnanswered } from '#domain/freshness/pause-unanswered.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { undoStatusChange } from '#domain/listings/undo-status-change.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { endVisits } from '#domain/visits/end-visits.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const day = addDays(indiaDay(new Date()), 3)
const agreed = { status: 'accepted', preferredDay: day, preferredTime: 'evening' } as const

test.for<[ListingStatus, string]>([
  ['sold_out', 'is sold or rented out'],
  ['delete', 'is no longer offered'],
])('seekers whose visit is open are told when a listing becomes %s', async ([to, why], { db }) => {
  const { owner, seeker, listing, visitId } = await prepare(db, agreed)
  await changeListingStatus(db, actorFor(owner), listing.spn, { to })
  await runJobs(db)

  expect(await statusOf(db, visitId)).toBe('cancelled')
  const [notification] = await listNotifications(db, asViewer(seeker))
  expect(notification!.subject).toBe('Your visit will not take place')
  expect(notification!.body).toContain(why)
  expect(notification!.body).toContain('evening, 4 to 8')
  const alert = await db
    .selectFrom('alertLog')
    .select(['whatsappStatus', 'emailStatus'])
    .where('userId', '=', seeker.id)
    .executeTakeFirst()
  expect(alert).toEqual({ whatsappStatus: 'queued', emailStatus: 'queued' })
})

test('a request without an answer ends too, and a proposal with the time that was proposed', async ({
  db,
}) => {
  const { owner, seeker, listing } = await prepare(db, { status: 'requested' })
  const other = await createUser(db)
  const proposed = { proposedDay: day, proposedTime: 'morning' } as const
  await insertVisit(db, listing.id, other.id, { status: 'proposed', ...proposed })
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'sold_out' })
  await runJobs(db)

  const [asked] = await listNotifications(db, asViewer(seeker))
  expect(asked!.body).toMatch(/so your visit will not take place\.$/)
  const [answered] = await listNotifications(db, asViewer(other))
  expect(answered!.body).toContain('morning, 9 to 12')
})

test('nobody is told twice, whatever is repeated or run at the same time', async ({
  freshDatabase: { db },
}) => {
  const { owner, seeker, listing } = await prepare(db, agreed)
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'sold_out' })
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'delete' })
  await Promise.all([1, 2, 3].map(() => endVisits(db, listing.id)))
  await runJobs(db)

  expect(await listNotifications(db, asViewer(seeker))).toHaveLength(1)
})

test('a slip that the owner undoes at once reaches nobody', async ({ db }) => {
  const { owner, seeker, listing, visitId } = await prepare(db, agreed)
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'sold_out' })
  await undoStatusChange(db, owner, listing.spn)
  expect(await runJobs(db)).toEqual([70])

  expect(await statusOf(db, visitId)).toBe('accepted')
  expect(await listNotifications(db, asViewer(seeker))).toEqual([])
})

test('an expired listing and an erased owner end visits as well', async ({ db }) => {
  const expired = await prepare(db, agreed)
  const longAgo = new Date(Date.now() - 30 * 86_400_000)
  await db
    .updateTable('listing')
    .set({ askedAt: longAgo })
    .where('id', '=', expired.listing.id)
    .execute()
  await pauseUnanswered(db)
  const left = await prepare(db, agreed)
  await eraseAccount(db, left.owner)
  await runJobs(db)

  for (const { seeker, visitId } of [expired, left]) {
    expect(await statusOf(db, visitId)).toBe('cancelled')
    expect(await listNotifications(db, asViewer(seeker))).toHaveLength(1)
  }
})

test('a listing that waits for a correction keeps its visits, a past visit stays as it was', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { owner, seeker, listing, visitId } = await prepare(db, agreed)
  await changeListingStatus(db, actorFor(staff), listing.spn, {
    to: 'review_failed',
    reason: 'Blurred.',
  })
  await runJobs(db)
  expect(await statusOf(db, visitId)).toBe('accepted')

  const past = addDays(indiaDay(new Date()), -1)
  await db.updateTable('visit').set({ preferredDay: past }).where('id', '=', visitId).execute()
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'delete' })
  expect(await runJobs(db)).toEqual([])
  expect(await statusOf(db, visitId)).toBe('accepted')
  expect(await listNotifications(db, asViewer(seeker))).toEqual([])
})

type Visit = Insertable<Database['visit']>

async function prepare(db: Db, visit: Partial<Visit>) {
  const owner = asViewer(await createUser(db))
  const seeker = await createUser(db, { email: 'seeker@example.com' })
  const listing = await createListing(db, { ownerId: owner.id, status: 'active' })
  const visitId = await insertVisit(db, listing.id, seeker.id, visit)
  return { owner, seeker, listing, visitId }
}

async function insertVisit(db: Db, listingId: string, seekerId: string, visit: Partial<Visit>) {
  const { id } = await db
    .insertInto('visit')
    .values({ listingId, seekerId, ...visit })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Does the queued jobs as the worker would, and answers for how many seconds each was to wait. */
async function runJobs(db: Db) {
  const { rows } = await sql<{ listingId: string; delay: number }>`
    select data->>'listingId' as listing_id,
      round(extract(epoch from start_after - created_on))::int as delay
    from pgboss.job where name = 'end-visits'
  `.execute(db)
  for (const { listingId } of rows) await endVisits(db, listingId)
  return rows.map(({ delay }) => delay)
}

async function statusOf(db: Db, id: string) {
  const visit = db.selectFrom('visit').select('status').where('id', '=', id)
  return (await visit.executeTakeFirstOrThrow()).status
}
