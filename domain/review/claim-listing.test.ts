import { sql } from 'kysely'
import { expect } from 'vitest'
import { reviewLimits } from '#contract/limits/review.ts'
import type { Db } from '#db/connect.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('a claim tells the second who has had it since when', async ({ db }) => {
  const { meera, ravi, id } = await prepare(db)
  const { since } = await claimListing(db, meera, id)
  await ageClaim(db, { minutes: reviewLimits.claimMinutes - 1 })

  const earlier = new Date(since.getTime() - 60_000 * (reviewLimits.claimMinutes - 1))
  expect(await claimListing(db, ravi, id)).toEqual({ isMine: false, name: 'Meera', since: earlier })
  expect(await claimListing(db, meera, id)).toEqual({ isMine: true, name: 'Meera', since: earlier })
})

test('a claim that was renewed holds as long again', async ({ db }) => {
  const { meera, ravi, id } = await prepare(db)
  await claimListing(db, meera, id)
  for (let time = 0; time < 2; time++) {
    await ageClaim(db, { minutes: reviewLimits.claimMinutes - 1 })
    await claimListing(db, meera, id)
  }
  await ageClaim(db, { minutes: reviewLimits.claimMinutes - 1 })

  expect(await claimListing(db, ravi, id)).toMatchObject({ isMine: false, name: 'Meera' })
})

test('a claim that has run out is taken over, and begins anew', async ({ db }) => {
  const { meera, ravi, id } = await prepare(db)
  const { since } = await claimListing(db, meera, id)
  await ageClaim(db, { minutes: reviewLimits.claimMinutes })

  expect(await claimListing(db, ravi, id)).toEqual({ isMine: true, name: 'Ravi', since })
  // Whoever comes back late is told who looks at it now.
  expect(await claimListing(db, meera, id)).toEqual({ isMine: false, name: 'Ravi', since })
})

test('a claim of the own that has run out begins anew too', async ({ db }) => {
  const { meera, id } = await prepare(db)
  const { since } = await claimListing(db, meera, id)
  await ageClaim(db, { minutes: reviewLimits.claimMinutes })

  expect(await claimListing(db, meera, id)).toEqual({ isMine: true, name: 'Meera', since })
  expect(await opened(db)).toEqual([meera.id, meera.id])
})

test('opening a listing is in the audit log, renewing the claim is not', async ({ db }) => {
  const { meera, id } = await prepare(db)
  await claimListing(db, meera, id, { isOpening: true })
  for (let time = 0; time < 2; time++) await claimListing(db, meera, id)

  expect(
    await db
      .selectFrom('auditEntry')
      .select(['actorId', 'action', 'subjectKind', 'subjectId'])
      .execute(),
  ).toEqual([{ actorId: meera.id, action: 'review.open', subjectKind: 'listing', subjectId: id }])
})

test('whoever opens a listing that a colleague reviews is in the audit log too', async ({ db }) => {
  const { meera, ravi, id } = await prepare(db)
  await claimListing(db, meera, id, { isOpening: true })
  await claimListing(db, ravi, id, { isOpening: true })
  // The open page asks again every minute.
  await claimListing(db, ravi, id)

  expect(await opened(db)).toEqual([meera.id, ravi.id])
})

async function prepare(db: Db) {
  const createStaff = async (name: string) =>
    asViewer(await createUser(db, { role: 'staff', name }))
  const [meera, ravi] = [await createStaff('Meera'), await createStaff('Ravi')]
  const { id: listingId } = await createListing(db, { status: 'under_review' })
  const elsewhere = { listingId, staffId: ravi.id, expiresAt: new Date('2999-01-01') }
  await db.insertInto('reviewClaim').values(elsewhere).execute()
  const { id } = await createListing(db, { status: 'under_review' })
  return { meera, ravi, id }
}

/** As if so much time had gone by since the claims were last renewed. */
async function ageClaim(db: Db, { minutes }: { minutes: number }) {
  await db
    .updateTable('reviewClaim')
    .set({
      claimedAt: sql<Date>`claimed_at - make_interval(mins => ${minutes})`,
      expiresAt: sql<Date>`expires_at - make_interval(mins => ${minutes})`,
    })
    .execute()
}

async function opened(db: Db) {
  const entries = await db.selectFrom('auditEntry').select('actorId').orderBy('id').execute()
  return entries.map(({ actorId }) => actorId)
}
