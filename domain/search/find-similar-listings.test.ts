import { describe, expect } from 'vitest'
import { findSimilarListings } from '#domain/search/find-similar-listings.ts'
import { test } from '#tests/database.ts'
import { createListing, createListings } from '#tests/factories.ts'

describe('similar listings', () => {
  test('are of the same city, category and deal, active, and never the listing itself', async ({
    db,
  }) => {
    const like = await createListing(db)
    const twin = await createListing(db)
    await createListing(db, { deal: 'rent', price: 8_500_000 })
    await createListing(db, { city: 'delhi' })
    await createListing(db, { category: 'commercial', propertyType: 'shop' })
    await createListing(db, { status: 'sold_out' })
    await createListing(db, { status: 'draft' })

    const found = await findSimilarListings(db, like)

    expect(found.map(({ spn }) => spn)).toEqual([twin.spn])
  })

  test('come nearest first, and keep to the price', async ({ db }) => {
    const like = await createListing(db, { price: 10_000_000 })
    const far = await createListing(db, { price: 10_000_000, lat: 28.5046 })
    const dearer = await createListing(db, { price: 13_000_000, lat: 28.4456 })
    const near = await createListing(db, { price: 10_200_000, lat: 28.4456 })
    await createListing(db, { price: 30_000_000 })

    const found = await findSimilarListings(db, like)

    expect(found.map(({ spn }) => spn)).toEqual([near.spn, dearer.spn, far.spn])
  })

  test('of the neighbouring localities are found behind many newer ones of the city', async ({
    db,
  }) => {
    const place = await db
      .selectFrom('place')
      .selectAll()
      .where('city', '=', 'gurugram')
      .where('kind', '=', 'sector')
      .where('isCurrent', '=', true)
      .executeTakeFirstOrThrow()
    const { lat, lng } = place
    const like = await createListing(db, { lat, lng, placeId: null })
    const near = await createListing(db, {
      lat: lat + 0.001,
      lng,
      placeId: place.id,
      activeAt: new Date('2025-01-01'),
    })
    const elsewhere = { ownerId: like.ownerId, lat: lat + 1, lng, placeId: null }
    await createListings(
      db,
      Array.from({ length: 45 }, () => elsewhere),
    )

    const [first] = await findSimilarListings(db, like)

    expect(first?.spn).toBe(near.spn)
  })

  test('of a draft without a price are none', async ({ db }) => {
    const draft = await createListing(db, { status: 'draft', price: null })

    expect(await findSimilarListings(db, draft)).toEqual([])
  })

  test('need a place to be near to', async ({ db }) => {
    const { id: _, ...like } = await createListing(db)
    await createListing(db)
    const id = crypto.randomUUID()
    expect(await findSimilarListings(db, { ...like, id })).toHaveLength(2)
    for (const missing of [{ lat: null }, { lng: null }, { city: null }]) {
      expect(await findSimilarListings(db, { ...like, id, ...missing })).toEqual([])
    }
  })

  test('are four, or as many as are asked for, those with as many rooms first', async ({ db }) => {
    const there = { placeId: 'gurugram/sector-45' }
    const like = await createListing(db, there)
    for (let count = 0; count < 5; count++) await createListing(db, { ...there, bhk: '3bhk' })
    const twin = await createListing(db, there)

    const found = await findSimilarListings(db, like)
    expect(found).toHaveLength(4)
    expect(found[0]?.spn).toBe(twin.spn)
    expect(await findSimilarListings(db, like, { limit: 2 })).toEqual(found.slice(0, 2))
  })

  test('of an office are other work places, the same type first', async ({ db }) => {
    const office = { category: 'commercial', propertyType: 'office_space' } as const
    const like = await createListing(db, office)
    const shop = await createListing(db, { ...office, propertyType: 'shop' })
    const other = await createListing(db, office)

    const found = await findSimilarListings(db, like)

    expect(found.map(({ spn }) => spn)).toEqual([other.spn, shop.spn])
  })
})
