import { Readable } from 'node:stream'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { listForSitemap, type SitemapListing } from '#domain/listings/list-for-sitemap.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const flatsToBuy = { city: 'gurugram', category: 'residential', deal: 'resale' } as const

describe('the files of a kind', () => {
  test('have every active listing once, the oldest first, however small they are', async ({
    db,
  }) => {
    const spns = await createMany(db, 7)
    await summariseMarket(db, { perFile: 3 })

    const files = await Promise.all([0, 1, 2, 3].map((number) => read(db, number)))

    expect(files.map((file) => file.length)).toEqual([3, 3, 1, 0])
    expect(files.flat()).toEqual(spns)
  })

  test('have it once too where all became active at the same moment', async ({ db }) => {
    const spns = await createMany(db, 7, () => new Date('2026-01-05'))
    await summariseMarket(db, { perFile: 2 })

    const files = await Promise.all([0, 1, 2, 3].map((number) => read(db, number)))

    expect(files.flat().toSorted()).toEqual(spns.toSorted())
  })

  test('have what came since they were marked, and not what has left', async ({ db }) => {
    const [first, ...rest] = await createMany(db, 4)
    await summariseMarket(db, { perFile: 2 })
    await db.updateTable('listing').set({ status: 'sold_out' }).where('spn', '=', first!).execute()
    const oldest = await createListing(db, { activeAt: new Date('2020-01-01') })
    const newest = await createListing(db, { activeAt: new Date('2026-12-01') })

    const files = await Promise.all([0, 1].map((number) => read(db, number)))

    expect(files.flat()).toEqual([oldest.spn, ...rest, newest.spn])
  })
})

test('lists neither other kinds nor what is not on show', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const { spn } = await createListing(db, { ownerId })
  await createListing(db, { ownerId, deal: 'rent' })
  await createListing(db, { ownerId, city: 'hisar' })
  await createListing(db, { ownerId, category: 'commercial', propertyType: 'shop' })
  for (const status of ['draft', 'under_review', 'review_failed', 'sold_out', 'delete'] as const)
    await createListing(db, { ownerId, status })
  await summariseMarket(db)

  expect(await read(db, 0)).toEqual([spn])
})

test('dates a listing by the day of its last change in India', async ({ db }) => {
  const { spn } = await createListing(db, { updatedAt: new Date('2026-03-31T20:00:00Z') })
  await summariseMarket(db)

  const pages = Readable.from(listForSitemap(db, flatsToBuy, 0))
  expect(await pages.toArray()).toEqual([[{ spn, changedOn: '2026-04-01' }]])
})

async function createMany(db: Db, count: number, when?: () => Date) {
  const { id: ownerId } = await createUser(db)
  const spns: string[] = []
  for (let day = 1; day <= count; day++) {
    const activeAt = when?.() ?? new Date(`2026-01-0${day}`)
    spns.push((await createListing(db, { ownerId, activeAt })).spn)
  }
  return spns
}

/** Two at a time, so that pages of a file begin in its midst. */
async function read(db: Db, number: number) {
  const pages = Readable.from(listForSitemap(db, flatsToBuy, number, { atOnce: 2 }))
  const listings: SitemapListing[][] = await pages.toArray()
  return listings.flat().map(({ spn }) => spn)
}
