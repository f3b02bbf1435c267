import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { VisitStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { withdrawVisit } from '#domain/visits/withdraw-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser, createVisit } from '#tests/factories.ts'

const day = addDays(indiaDay(new Date()), 3)
const when = { preferredDay: day, preferredTime: 'evening' } as const

test('ends the visit of who withdraws it, by SPN or id, and no other', async ({ db }) => {
  const { seeker, listing } = await prepare(db)
  const ofOther = await createVisit(db, { listingId: listing.id })
  const elsewhere = await createVisit(db, { seekerId: seeker.id })
  const asked = await createVisit(db, { listingId: listing.id, seekerId: seeker.id })
  await withdrawVisit(db, seeker, listing.spn)
  const askedAgain = await createVisit(db, { listingId: listing.id, seekerId: seeker.id })
  await withdrawVisit(db, seeker, listing.id)

  expect(await statusesOf(db, [asked, askedAgain])).toEqual(['cancelled', 'cancelled'])
  expect(await statusesOf(db, [ofOther, elsewhere])).toEqual(['requested', 'requested'])
})

test.for<[VisitStatus, string]>([
  ['requested', 'A visit request was withdrawn'],
  ['proposed', 'A visit request was withdrawn'],
  ['accepted', 'A visit was cancelled'],
])('the owner of a visit that was %s reads: %s', async ([status, subject], { db }) => {
  const { owner, seeker, listing } = await prepare(db)
  const proposed = { proposedDay: day, proposedTime: 'evening' } as const
  const ids = { listingId: listing.id, seekerId: seeker.id }
  await createVisit(db, { ...ids, status, ...when, ...proposed })
  await withdrawVisit(db, seeker, listing.spn)

  const [told, ...others] = await listNotifications(db, owner)
  expect(told).toMatchObject({ subject, body: expect.stringContaining('evening, 4 to 8') })
  expect(others).toEqual([])
})

test('repeated, or without a visit, it changes nothing and tells nobody', async ({ db }) => {
  const { owner, seeker, listing } = await prepare(db)
  const ids = { listingId: listing.id, seekerId: seeker.id }
  const declined = await createVisit(db, { ...ids, status: 'declined' })
  await withdrawVisit(db, seeker, listing.spn)

  expect(await statusesOf(db, [declined])).toEqual(['declined'])
  expect(await listNotifications(db, owner)).toEqual([])
})

test('works for a listing that was taken down since, which else does not exist', async ({ db }) => {
  const { seeker, listing } = await prepare(db)
  await createVisit(db, { listingId: listing.id, seekerId: seeker.id })
  await db
    .updateTable('listing')
    .set({ status: 'delete', hiddenBecause: 'disabled' })
    .where('id', '=', listing.id)
    .execute()

  const missing = { code: 'not_found' }
  await expect(withdrawVisit(db, seeker, listing.spn)).resolves.toBeUndefined()
  await expect(withdrawVisit(db, seeker, listing.spn)).rejects.toMatchObject(missing)
  await expect(withdrawVisit(db, seeker, 'no listing')).rejects.toMatchObject(missing)
})

async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db))
  const listing = await createListing(db, { ownerId: owner.id })
  return { owner, seeker, listing }
}

async function statusesOf(db: Db, visits: { id: string }[]) {
  const ids = visits.map(({ id }) => id)
  const rows = await db.selectFrom('visit').select('status').where('id', 'in', ids).execute()
  return rows.map(({ status }) => status)
}
