import { expect } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { countActiveListings } from '#domain/search/counts/count-active-listings.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('counts what is active, one of each home, by city, category, deal and type', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  await createListing(db, { ownerId })
  const { id: representedBy } = await createListing(db, { ownerId })
  await createListing(db, { ownerId, representedBy })
  await createListing(db, { ownerId, deal: 'rent' })
  await createListing(db, { ownerId, city: 'hisar', propertyType: 'villa' })
  await createListing(db, {
    ownerId,
    city: 'hisar',
    category: 'commercial',
    deal: 'rent',
    propertyType: 'shop',
    furnishing: null,
  })
  for (const status of ['draft', 'under_review', 'review_failed', 'sold_out', 'delete'] as const)
    await createListing(db, { ownerId, status })

  const counts = await countActiveListings(db)
  const flats = { city: 'gurugram', category: 'residential', propertyType: 'apartment' }
  const inHisar = { city: 'hisar', count: 1 }

  expect(counts).toHaveLength(4)
  expect(counts).toEqual(
    expect.arrayContaining([
      { ...flats, deal: 'resale', count: 2 },
      { ...flats, deal: 'rent', count: 1 },
      { ...inHisar, category: 'residential', deal: 'resale', propertyType: 'villa' },
      { ...inHisar, category: 'commercial', deal: 'rent', propertyType: 'shop' },
    ]),
  )
})

test('promises as many as a search for the type then counts', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  for (const propertyType of ['villa', 'villa', 'apartment'] as const)
    await createListing(db, { ownerId, propertyType })
  const [villas] = (await countActiveListings(db)).filter((of) => of.propertyType === 'villa')
  const search: ListingSearch = {
    city: 'gurugram',
    category: 'residential',
    deal: 'resale',
    text: '',
    filters: { ...noFilters, propertyTypes: ['villa'] },
  }

  expect((await countListings(db, search)).total).toBe(2)
  expect(villas).toMatchObject({ deal: 'resale', count: 2 })
})
