import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import {
  countAllInPlaces,
  countInPlaces,
  findFigures,
  listLargestPlaces,
} from '#domain/market/find-figures.ts'
import { findMonthPrices, findStays } from '#domain/market/find-history.ts'
import { summariseHistory } from '#domain/market/summarise-history.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const homesToBuy = { category: 'residential', deal: 'resale' } as const
const sector45 = 'gurugram/sector-45'
const ahinsaKhand = { city: 'ghaziabad', placeId: 'ghaziabad/ahinsa-khand' } as const

describe('what is on offer', () => {
  test('is counted by rooms and type, with the median price', async ({ db }) => {
    for (const price of [50, 70, 90]) await create(db, { price })
    await create(db, { price: 200, bhk: '3mbhk', bedrooms: 4, propertyType: 'villa' })
    await create(db, { price: 30, status: 'sold_out' })
    await summariseMarket(db)

    const figures = await findFigures(db, sector45, homesToBuy)

    expect(figures[0]).toEqual({ rooms: '', propertyType: '', count: 4, medianPrice: 80 })
    expect(figures).toContainEqual({ rooms: '2bhk', propertyType: '', count: 3, medianPrice: 70 })
    expect(figures).toContainEqual({
      rooms: '4bhk',
      propertyType: 'villa',
      count: 1,
      medianPrice: 200,
    })
    expect(await findFigures(db, 'gurugram', homesToBuy)).toEqual(figures)
  })

  test('counts a home with several listings once', async ({ db }) => {
    const { id } = await create(db, { price: 50, ways: 2 })
    await create(db, { price: 70, ways: 2, representedBy: id })
    await summariseMarket(db)

    const [all] = await findFigures(db, sector45, homesToBuy)
    expect(all).toMatchObject({ count: 1, medianPrice: 50 })
  })

  test('in a place counts for the places that hold it', async ({ db }) => {
    await create(db, ahinsaKhand)
    await summariseMarket(db)

    const scopes = [ahinsaKhand.placeId, 'ghaziabad/indirapuram', 'ghaziabad', sector45]
    expect(await countInPlaces(db, scopes, homesToBuy)).toEqual(
      new Map([
        [ahinsaKhand.placeId, 1],
        ['ghaziabad/indirapuram', 1],
        ['ghaziabad', 1],
      ]),
    )
  })

  test('without rooms is in no count by rooms', async ({ db }) => {
    await create(db, { category: 'commercial', propertyType: 'shop' })
    await summariseMarket(db)

    const figures = await findFigures(db, sector45, { category: 'commercial', deal: 'resale' })
    expect(figures.map(({ rooms, propertyType }) => [rooms, propertyType])).toEqual([
      ['', ''],
      ['', 'shop'],
    ])
  })

  test('is counted anew: what has left is gone, what came is there', async ({ db }) => {
    const { id } = await create(db)
    await summariseMarket(db)
    await db.updateTable('listing').set({ status: 'sold_out' }).where('id', '=', id).execute()
    await create(db, { placeId: 'gurugram/sector-57', deal: 'rent' })
    await summariseMarket(db)

    const counts = await countAllInPlaces(db, [sector45, 'gurugram/sector-57'])
    expect(counts).toEqual(new Map([['gurugram/sector-57', 1]]))
  })

  test('names the largest places of a city first', async ({ db }) => {
    await create(db)
    for (let n = 0; n < 2; n++) await create(db, { placeId: 'gurugram/sector-57' })
    await summariseMarket(db)

    const places = await listLargestPlaces(db, { city: 'gurugram', ...homesToBuy }, 1)
    expect(places).toEqual([{ id: 'gurugram/sector-57', name: 'Sector 57', count: 2 }])
  })
})

describe('asking prices by month', () => {
  test('need eight homes', async ({ db }) => {
    const { id: ownerId } = await createUser(db)
    const activeAt = monthsAgo(1)
    for (let n = 1; n <= 8; n++) await create(db, { ownerId, activeAt, price: n * 10 })
    for (let n = 1; n <= 7; n++) await create(db, { ownerId, activeAt: monthsAgo(2), price: 10 })
    await summariseHistory(db)

    const months = await findMonthPrices(db, sector45, 'resale')
    expect(months).toEqual([
      { rooms: '2bhk', month: firstDay(activeAt), count: 8, medianPrice: 45 },
    ])
  })

  test('count a home in each month in which its price was new, with the last of that month', async ({
    db,
  }) => {
    const { id: ownerId } = await createUser(db)
    for (let n = 0; n < 8; n++) {
      const home = await create(db, { ownerId, activeAt: monthsAgo(1), price: 100 })
      const shown = [
        [monthsAgo(3), 300],
        [monthsAgo(1), 200],
        [new Date(monthsAgo(1).getTime() + 1_000), 100],
      ] as const
      for (const [shownSince, price] of shown)
        await db
          .insertInto('listingPrice')
          .values({ listingId: home.id, deal: 'resale', price, shownSince })
          .execute()
    }
    await summariseHistory(db)

    const months = await findMonthPrices(db, sector45, 'resale')
    expect(months.map(({ month, medianPrice }) => [month, medianPrice])).toEqual([
      [firstDay(monthsAgo(3)), 300],
      [firstDay(monthsAgo(1)), 100],
    ])
  })
})

describe('how long homes stay', () => {
  test('is the median of those that their owners sold or took down', async ({ db }) => {
    const { id: ownerId } = await createUser(db)
    for (let n = 1; n <= 4; n++) {
      await create(db, { ownerId, status: 'sold_out', activeAt: daysAgo(20), leftAt: daysAgo(10) })
      await create(db, { ownerId, status: 'delete', activeAt: daysAgo(40), leftAt: daysAgo(10) })
      const hiddenBecause = 'removed' as const
      const gone = { status: 'delete', hiddenBecause, leftAt: daysAgo(1) } as const
      await create(db, { ownerId, ...gone, activeAt: daysAgo(200) })
    }
    await summariseHistory(db)

    const stays = await findStays(db, [sector45])
    expect(stays).toEqual([{ scope: sector45, ...homesToBuy, count: 8, days: 20 }])
  })

  test('begins anew when a listing is shown again', async ({ db }) => {
    const { id: ownerId } = await createUser(db)
    const { id } = await create(db, { ownerId })
    const actor = { kind: 'owner', id: ownerId } as const
    const leftAt = async () =>
      (
        await db
          .selectFrom('listing')
          .select('leftAt')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).leftAt

    expect(await leftAt()).toBeNull()
    await changeListingStatus(db, actor, id, { to: 'sold_out' })
    expect(await leftAt()).toBeInstanceOf(Date)
    await db.updateTable('listing').set({ status: 'active' }).where('id', '=', id).execute()
    expect(await leftAt()).toBeNull()
  })
})

function create(db: Db, differences: Partial<NewListing> = {}) {
  return createListing(db, { placeId: sector45, ...differences })
}

/** In the midst of a month, so that its first day is beyond doubt. */
function monthsAgo(months: number) {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15))
}

function firstDay(moment: Date) {
  return `${moment.toISOString().slice(0, 7)}-01`
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000)
}
