import { expect } from 'vitest'
import type { WeighedSignal } from '#contract/options/signals.ts'
import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { listSignalFigures } from '#domain/review/list-signal-figures.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const low: WeighedSignal = { kind: 'low-price', weight: 60 }
const pin: WeighedSignal = { kind: 'pin-outside', weight: 15 }
const day = 86_400_000

test('counts by signal and by the limit what staff refused, approved and regretted', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await decide(db, 'review_failed', [low, pin])
  await decide(db, 'delete', [low])
  await decide(db, 'active', [low])
  await decide(db, 'active', [pin])
  await decide(db, 'active', [])
  await decide(db, 'review_failed', [])

  expect(await listSignalFigures(db, staff)).toEqual([
    { about: 'over-limit', decided: 3, refused: 2, approved: 1, regretted: 0 },
    { about: 'under-limit', decided: 1, refused: 0, approved: 1, regretted: 0 },
    { about: 'nothing', decided: 2, refused: 1, approved: 1, regretted: 0 },
    { about: 'low-price', decided: 3, refused: 2, approved: 1, regretted: 0 },
    { about: 'pin-outside', decided: 2, refused: 1, approved: 1, regretted: 0 },
  ])
})

test('an approval is regretted when complaints follow, or when the next decision takes it back', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const complained = await decide(db, 'active', [pin], 3)
  await db.insertInto('complaint').values({ listingId: complained, reason: 'fake' }).execute()
  const reopened = await decide(db, 'active', [pin], 3)
  await decide(db, 'review_failed', null, 2, { listingId: reopened, fromStatus: 'active' })
  const confirmed = await decide(db, 'active', [pin], 3)
  await decide(db, 'active', null, 2, { listingId: confirmed, fromStatus: 'active' })
  await db.insertInto('complaint').values({ listingId: confirmed, reason: 'sold' }).execute()

  expect(await listSignalFigures(db, staff)).toEqual([
    { about: 'under-limit', decided: 3, refused: 0, approved: 3, regretted: 2 },
    { about: 'pin-outside', decided: 3, refused: 0, approved: 3, regretted: 2 },
  ])
})

test('old decisions, and those that nothing was kept for, do not count', async ({ db }) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await decide(db, 'review_failed', [low], 70)
  await decide(db, 'review_failed', null)

  expect(await listSignalFigures(db, staff)).toEqual([])
})

test('is for staff', async ({ db }) => {
  const member = asViewer(await createUser(db))
  await expect(listSignalFigures(db, member)).rejects.toMatchObject({ code: 'forbidden' })
})

type About = { listingId: string; fromStatus: ListingStatus }

/** A decision so many days ago about a listing, a new one unless told otherwise; answers its id. */
async function decide(
  db: Db,
  toStatus: ListingStatus,
  signals: WeighedSignal[] | null,
  daysAgo = 1,
  about?: About,
) {
  const listingId = about?.listingId ?? (await createListing(db)).id
  await db
    .insertInto('listingReview')
    .values({
      listingId,
      fromStatus: about?.fromStatus ?? 'under_review',
      toStatus,
      version: 1,
      answers: '{}',
      reasons: '[]',
      signals: signals && JSON.stringify(signals),
      score: signals?.reduce((sum, { weight }) => sum + weight, 0) ?? null,
      createdAt: new Date(Date.now() - daysAgo * day),
    })
    .execute()
  return listingId
}
