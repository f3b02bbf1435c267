import { expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { Db } from '#db/connect.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('looking at the same listing again, even at the same moment, counts once', async ({
  freshDatabase: { db },
}) => {
  const viewer = await createViewer(db)
  const { spn } = await createListing(db)
  await Promise.all([spn, spn, spn].map((name) => reveal(db, viewer, name, { perDay: 2 })))

  const other = await createListing(db)
  await reveal(db, viewer, other.spn, { perDay: 2 })

  const third = await createListing(db)
  await expect(reveal(db, viewer, third.spn, { perDay: 2 })).rejects.toMatchObject({
    code: 'too_many',
  })
})

test('asking for many at the same moment is no way around the limit', async ({
  freshDatabase: { db },
}) => {
  const viewer = await createViewer(db)
  const listings = await Promise.all(Array.from({ length: 6 }, () => createListing(db)))

  const reveals = await Promise.allSettled(
    listings.map(({ spn }) => reveal(db, viewer, spn, { perDay: 2 })),
  )

  expect(reveals.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await db.selectFrom('lead').select('id').execute()).toHaveLength(2)
})

test('a new day in India begins anew', async ({ db }) => {
  const viewer = await createViewer(db)
  const [one, other] = [await createListing(db), await createListing(db)]
  const evening = new Date('2026-03-31T18:00:00Z')
  const pastMidnight = new Date('2026-03-31T18:31:00Z')
  await reveal(db, viewer, one.spn, { perDay: 1, now: evening })

  await expect(reveal(db, viewer, other.spn, { perDay: 1, now: evening })).rejects.toMatchObject({
    code: 'too_many',
    retryAfter: 1_800,
  })
  const third = await createListing(db)
  await reveal(db, viewer, third.spn, { perDay: 1, now: pastMidnight })
})

test('four accounts at one address see sixty numbers a day, and somebody elsewhere his own', async ({
  db,
}) => {
  const { ownerId } = await createListing(db)
  const listings = []
  for (let i = 0; i < 25; i++) listings.push(await createListing(db, { ownerId }))
  const viewers = []
  for (let i = 0; i < 4; i++) viewers.push(await createViewer(db))

  let seen = 0
  const refusals = new Set<string>()
  for (const viewer of viewers) {
    for (const { spn } of listings) {
      await reveal(db, viewer, spn).then(
        () => seen++,
        (error) => refusals.add(error.message),
      )
    }
  }
  expect(seen).toBe(60)
  expect([...refusals]).toEqual([messages.listing.revealLimitHere])

  const [spn = ''] = listings.map((listing) => listing.spn)
  await reveal(db, viewers[0]!, spn)
  await reveal(db, viewers[3]!, spn, { address: '10.0.0.2' })
})

type Options = Partial<Parameters<typeof revealContact>[3]>

function reveal(db: Db, viewer: Viewer, name: string, options: Options = {}) {
  const limits = { perDay: 25, perAddressDay: 60, address: '10.0.0.1' }
  return revealContact(db, viewer, name, { ...limits, ...options })
}

async function createViewer(db: Db) {
  const { id, name } = await createUser(db)
  return { id, name, role: 'member', sessionId: '' } as const
}
