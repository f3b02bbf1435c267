import { expect } from 'vitest'
import { down, up } from '#db/migrations/2026-11-23-31-price-history.ts'
import { asMigrated, test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

test('earlier prices are taken from what was approved, and one price is no history', async ({
  db,
}) => {
  const activeAt = new Date('2026-11-03T06:00:00Z')
  const changed = await createListing(db, { price: 6_000_000, activeAt })
  const same = await createListing(db, { price: 6_000_000, activeAt })
  for (const [{ id: listingId }, price] of [
    [changed, 6_200_000],
    [same, 6_000_000],
  ] as const) {
    await db
      .insertInto('listingReview')
      .values({
        listingId,
        fromStatus: 'under_review',
        toStatus: 'active',
        version: 1,
        answers: JSON.stringify({ price, deal: 'resale' }),
        reasons: '[]',
        createdAt: new Date('2026-10-01T06:00:00Z'),
      })
      .execute()
  }
  await down(asMigrated(db))
  await up(asMigrated(db))

  const prices = await db.selectFrom('listingPrice').select(['listingId', 'price']).execute()
  expect(prices.toSorted((a, b) => b.price - a.price)).toEqual([
    { listingId: changed.id, price: 6_200_000 },
    { listingId: changed.id, price: 6_000_000 },
  ])
  const listings = await db
    .selectFrom('listing')
    .select(['id', 'priceBefore', 'priceChangedAt', 'updatedAt'])
    .execute()
  expect(listings).toEqual(
    expect.arrayContaining([
      {
        id: changed.id,
        priceBefore: 6_200_000,
        priceChangedAt: activeAt,
        updatedAt: changed.updatedAt,
      },
      { id: same.id, priceBefore: null, priceChangedAt: null, updatedAt: same.updatedAt },
    ]),
  )
})
