import { expect } from 'vitest'
import { listForSitemap } from '#domain/listings/list-for-sitemap.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const flatsToBuy = { city: 'gurugram', category: 'residential', deal: 'resale' } as const

test('lists the newest of a kind first, no more than asked for', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const [, second, newest] = [
    await createListing(db, { ownerId, activeAt: new Date('2026-01-01') }),
    await createListing(db, { ownerId, activeAt: new Date('2026-01-02') }),
    await createListing(db, { ownerId, activeAt: new Date('2026-01-03') }),
  ]

  const listed = await listForSitemap(db, flatsToBuy, { limit: 2 })

  expect(listed.map(({ spn }) => spn)).toEqual([newest.spn, second.spn])
})

test('lists neither other kinds nor what is not on show', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const { spn } = await createListing(db, { ownerId })
  await createListing(db, { ownerId, deal: 'rent' })
  await createListing(db, { ownerId, city: 'hisar' })
  await createListing(db, { ownerId, category: 'commercial', propertyType: 'shop' })
  for (const status of ['draft', 'under_review', 'review_failed', 'sold_out', 'delete'] as const)
    await createListing(db, { ownerId, status })

  const listed = await listForSitemap(db, flatsToBuy)

  expect(listed.map((each) => each.spn)).toEqual([spn])
})

test('dates a listing by the day of its last change in India', async ({ db }) => {
  const { spn } = await createListing(db, { updatedAt: new Date('2026-03-31T20:00:00Z') })

  expect(await listForSitemap(db, flatsToBuy)).toEqual([{ spn, changedOn: '2026-04-01' }])
})
