import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { type DescribedProperty, findComparables } from '#domain/search/planner/find-comparables.ts'
import { test } from '#tests/database.ts'
import { fill } from '#tests/listed-homes.ts'

const place = { lat: 28.4, lng: 77 }
const flat: DescribedProperty = {
  city: 'gurugram',
  deal: 'resale',
  propertyType: 'apartment',
  area: 1_000,
}

describe('what is compared', () => {
  test('is of the same kind, about as large, and has as many rooms', async ({ db }) => {
    await fill(db, [
      { locality: 'same', price: 1 },
      { locality: 'smallest', price: 2, builtUpArea: 600 },
      { locality: 'largest', price: 3, builtUpArea: 1_600 },
      { price: 4, builtUpArea: 599 },
      { price: 5, builtUpArea: 1_601 },
      { price: 6, bhk: '1bhk' },
      { price: 7, propertyType: 'villa' },
      { price: 8, deal: 'rent' },
      { price: 9, city: 'delhi' },
      { price: 10, status: 'sold_out' },
    ])

    expect(await prices(db, { ...flat, bhk: '2bhk' })).toEqual([3, 2, 1])
    expect(await prices(db, flat)).toEqual([6, 3, 2, 1])
  })

  test('of a workplace are workplaces', async ({ db }) => {
    const office = { category: 'commercial', propertyType: 'office_space' } as const
    await fill(db, [{ ...office, price: 1 }, { price: 2 }])

    expect(await prices(db, { ...flat, propertyType: 'office_space' })).toEqual([1])
  })

  test('lies around the place, the nearest first, or in the whole city', async ({ db }) => {
    await fill(db, [
      { price: 1, lat: 28.4, lng: 77.009 },
      { price: 2, lat: 28.408, lng: 77 },
      { price: 3, lat: 28.3915, lng: 77 },
      { price: 4, lat: 28.41, lng: 77 },
      { price: 5, lat: 28.39, lng: 77 },
      // As many degrees away, but fewer kilometres.
      { price: 6, lat: 28.4, lng: 76.99 },
      { price: 7, lat: 28.4, lng: 76.988 },
      { price: 8, lat: 28.4, lng: 77.012 },
    ])
    const around = { ...flat, place }

    expect(await prices(db, around, 1)).toEqual([1, 2, 3, 6])
    expect((await prices(db, around)).slice(0, 4)).toEqual([1, 2, 3, 6])
    expect(await prices(db, around)).toHaveLength(8)
    expect(await prices(db, flat, 1)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  })
})

async function prices(db: Db, property: DescribedProperty, km?: number) {
  const found = await findComparables(db, property, km)
  return found.map(({ price }) => price)
}
