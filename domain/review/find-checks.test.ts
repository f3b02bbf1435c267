import { expect } from 'vitest'
import type { WeighedSignal } from '#contract/options/signals.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { findChecks } from '#domain/review/find-checks.ts'
import { findWarnings } from '#domain/review/find-warnings.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const assessedAt = new Date('2026-03-02')
const approvedAt = new Date('2026-03-03')

test('a listing that nobody has checked claims nothing, and whoever calls is told so', async ({
  db,
}) => {
  const listing = await prepare(db)

  expect(await findChecks(db, listing)).toEqual({
    approvedAt: null,
    picturesAt: null,
    price: null,
    isNumberConfirmed: false,
  })
  expect(await findWarnings(db, listing)).toEqual(['unchecked'])
})

test('each check is told with its day', async ({ db }) => {
  const listing = await prepare(db, { photos: ['hall'] })
  await approve(db, listing.id)
  await keep(db, listing.id, [])
  await db.insertInto('userSeen').values({ userId: listing.ownerId }).execute()

  expect(await findChecks(db, listing)).toEqual({
    approvedAt,
    picturesAt: assessedAt,
    price: { at: assessedAt, count: 9 },
    isNumberConfirmed: true,
  })
  expect(await findWarnings(db, listing)).toEqual([])
})

test('what was found is not told as checked', async ({ db }) => {
  const listing = await prepare(db, { photos: ['hall'] })
  await approve(db, listing.id)
  await keep(db, listing.id, [
    { kind: 'borrowed-photos', weight: 40 },
    { kind: 'low-price', weight: 25 },
    { kind: 'advance-payment', weight: 15 },
  ])

  expect(await findChecks(db, listing)).toMatchObject({ picturesAt: null, price: null })
  expect(await findWarnings(db, listing)).toEqual(['price', 'money'])
})

test.for([
  ['low-price', ['price']],
  ['advance-payment', ['money']],
  ['pin-outside', []],
] as const)('whoever calls is told of %s as %j', async ([kind, warnings], { db }) => {
  const listing = await prepare(db)
  await approve(db, listing.id)
  await keep(db, listing.id, [{ kind, weight: 25 }])
  expect(await findWarnings(db, listing)).toEqual(warnings)
})

test('before decisions were kept, staff had shown what was sent in', async ({ db }) => {
  const listing = await prepare(db, { submittedAt: new Date('2026-01-09') })

  expect((await findChecks(db, listing)).approvedAt).toEqual(listing.activeAt)
})

test('a new number, and a price lowered since the check, are told to whoever calls', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const changed = { priceBefore: 8_000_000, priceChangedAt: new Date('2026-03-04') }
  const lowered = await prepare(db, { ownerId, price: 6_300_000, ...changed })
  const alike = await prepare(db, { price: 6_500_000, ...changed })
  for (const { id } of [lowered, alike]) await approve(db, id)

  expect(await findWarnings(db, lowered)).toEqual(['lowered', 'newcomer'])
  expect(await findWarnings(db, alike)).toEqual([])
})

test('a price is lowered by more than a fifth, and after the check', async ({ db }) => {
  const changed = { priceBefore: 8_000_000, priceChangedAt: new Date('2026-03-04') }
  const approved = async (differences: Partial<NewListing>) => {
    const listing = await prepare(db, { price: 6_300_000, ...changed, ...differences })
    await approve(db, listing.id)
    return findWarnings(db, listing)
  }
  expect(await approved({ price: 6_399_999 })).toEqual(['lowered'])
  expect(await approved({ price: 6_400_000 })).toEqual([])
  expect(await approved({ priceChangedAt: approvedAt })).toEqual([])
})

test('somebody is new for two weeks', async ({ db }) => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const [days, warnings] of [
    [13.9, ['newcomer']],
    [14.1, []],
  ] as const) {
    const { id: ownerId } = await createUser(db, { createdAt: ago(days) })
    const listing = await createListing(db, { ownerId })
    await approve(db, listing.id)
    expect(await findWarnings(db, listing)).toEqual(warnings)
  }
})

test('what was sent in and never shown was checked by nobody', async ({ db }) => {
  const submittedAt = new Date('2026-01-09')
  const sentIn = await prepare(db, { status: 'under_review', submittedAt, activeAt: null })
  expect((await findChecks(db, sentIn)).approvedAt).toBeNull()
  expect(await findWarnings(db, sentIn)).toEqual(['unchecked'])
})

test('the last approval counts, of this listing alone', async ({ db }) => {
  const [listing, other] = [await prepare(db), await prepare(db)]
  await approve(db, other.id)
  expect((await findChecks(db, listing)).approvedAt).toBeNull()
  await approve(db, listing.id)
  await approve(db, listing.id, new Date('2026-04-01'))
  expect((await findChecks(db, listing)).approvedAt).toEqual(new Date('2026-04-01'))
})

test('a price that was compared with none, and a listing without pictures, claim nothing', async ({
  db,
}) => {
  const listing = await prepare(db, { photos: [] })
  await keep(db, listing.id, [], 0)
  expect(await findChecks(db, listing)).toMatchObject({ picturesAt: null, price: null })
})

test('one complaint warns nobody, two of users do', async ({ db }) => {
  const listing = await prepare(db)
  await approve(db, listing.id)
  const complain = async () => {
    const { id: complainantId } = await createUser(db)
    const complaint = { listingId: listing.id, complainantId, reason: 'fake' } as const
    await db.insertInto('complaint').values(complaint).execute()
    return findWarnings(db, listing)
  }

  expect(await complain()).toEqual([])
  expect(await complain()).toEqual(['reported'])
})

/** A listing of somebody who has been here for long. */
async function prepare(db: Db, differences: Partial<NewListing> = {}) {
  const { id: ownerId } = await createUser(db, { createdAt: new Date('2025-01-01') })
  return createListing(db, { ownerId, ...differences })
}

async function approve(db: Db, listingId: string, createdAt = approvedAt) {
  const review = { listingId, staffId: null, toStatus: 'active', version: 1 } as const
  await db
    .insertInto('listingReview')
    .values({ ...review, answers: '{}', reasons: '[]', createdAt })
    .execute()
}

async function keep(db: Db, listingId: string, signals: WeighedSignal[], comparedPrices = 9) {
  await db
    .insertInto('listingScore')
    .values({
      listingId,
      score: 0,
      signals: JSON.stringify(signals),
      comparedPrices,
      assessedAt,
    })
    .execute()
}
