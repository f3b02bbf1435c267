import { expect } from 'vitest'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { findPlaceCard, findPlaceCardPath } from '#domain/share/place-card.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const place = { id: 'gurugram/sector-45', name: 'Sector 45' }

test('the card of a locality names it, how much is on offer and the median rent', async ({
  db,
}) => {
  const here = { placeId: place.id, deal: 'rent', price: 25_000 } as const
  for (let i = 0; i < 8; i++) await createListing(db, here)
  await createListing(db, { placeId: place.id, deal: 'resale' })
  await summariseMarket(db)

  expect(await findPlaceCard(db, { city: 'gurugram', place })).toMatchObject({
    headline: 'LOCALITY GUIDE',
    price: 'Sector 45',
    kind: '9 on offer',
    area: 'Median rent ₹ 25,000',
    place: 'Gurugram',
  })
  expect(await findPlaceCard(db, { city: 'gurugram' })).toMatchObject({
    headline: 'CITY GUIDE',
    price: 'Gurugram',
  })
  expect(await findPlaceCardPath(db, { city: 'gurugram', place })).toMatch(
    /^\/share\/localities\/gurugram\/sector-45\.jpg\?v=\w{16}$/,
  )
})

test('it names no median of a few, and there is none of nothing', async ({ db }) => {
  await createListing(db, { placeId: place.id, deal: 'rent' })
  await summariseMarket(db)

  expect(await findPlaceCard(db, { city: 'gurugram', place })).toMatchObject({ area: '' })
  expect(await findPlaceCardPath(db, { city: 'noida' })).toBeUndefined()
})
