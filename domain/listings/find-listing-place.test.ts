import { describe, expect } from 'vitest'
import { choosePlace, findListingPlace } from '#domain/listings/find-listing-place.ts'
import { test } from '#tests/database.ts'

const around = ['Sector 56', 'Sector 5', 'Dwarka', 'Dwarka Sector 12', 'Palam Vihar'].map(
  (name) => ({ name }),
)

test.for<[string | null, string | null, string]>([
  ['Dwarka', 'Dwarka Sector 12', 'Dwarka'],
  ['sec-5', null, 'Sector 5'],
  [null, 'Flat 3, Dwarka Sec 12, New Delhi', 'Dwarka Sector 12'],
  [null, 'House 8, palam vihar', 'Palam Vihar'],
  ['My own colony', 'House 8', 'Sector 56'],
  [null, 'Sector 57', 'Sector 56'],
  [null, null, 'Sector 56'],
])('“%s” at “%s” lies in %s', ([locality, address, name]) => {
  expect(choosePlace(around, { locality, address })?.name).toBe(name)
})

test('far from every known place there is none', () => {
  expect(choosePlace([], { locality: 'Dwarka', address: null })).toBeUndefined()
})

describe('the place of a pin', () => {
  const pin = {
    city: 'gurugram',
    locality: null,
    address: null,
    lat: 28.4446,
    lng: 77.0639,
  } as const

  test('is the nearest locality or sector, unless the owner names another one near', async ({
    db,
  }) => {
    const { lat, lng } = await db
      .selectFrom('place')
      .select(['lat', 'lng'])
      .where('id', '=', 'gurugram/sector-45')
      .executeTakeFirstOrThrow()
    const middle = { city: 'gurugram', locality: null, address: null, lat, lng } as const
    expect(await findListingPlace(db, middle)).toMatchObject({ name: 'Sector 45', kind: 'sector' })
    const named = { ...middle, address: 'House 8, Sector 44' }
    expect(await findListingPlace(db, named)).toMatchObject({ name: 'Sector 44' })
    const farAway = { ...middle, address: 'Sector 102' }
    expect(await findListingPlace(db, farAway)).toMatchObject({ name: 'Sector 45' })
  })

  test('lies in the city that the owner named, or nowhere', async ({ db }) => {
    const inDelhi = await findListingPlace(db, { ...pin, city: 'delhi', lat: 28.5, lng: 77.09 })
    expect(inDelhi).toMatchObject({ city: 'delhi' })
    const inGurugram = await findListingPlace(db, { ...pin, lat: 28.5, lng: 77.09 })
    expect(inGurugram).toMatchObject({ city: 'gurugram' })
    expect(await findListingPlace(db, { ...pin, city: 'bhiwani' })).toBeUndefined()
  })

  test('is not known before the pin is set', async ({ db }) => {
    for (const part of [{ lat: null }, { lng: null }]) {
      const unset = { ...pin, ...part, address: 'Sector 45' }
      expect(await findListingPlace(db, unset)).toBeUndefined()
    }
  })
})
