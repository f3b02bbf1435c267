import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('looking at the same listing again, even at the same moment, counts once', async ({
  freshDatabase: { db },
}) => {
  const viewer = await createViewer(db)
  const { spn } = await createListing(db)
  await Promise.all([spn, spn, spn].map((name) => revealContact(db, viewer, name, { perDay: 2 })))

  const other = await createListing(db)
  await revealContact(db, viewer, other.spn, { perDay: 2 })

  const third = await createListing(db)
  await expect(revealContact(db, viewer, third.spn, { perDay: 2 })).rejects.toMatchObject({
    code: 'too_many',
  })
})

test('asking for many at the same moment is no way around the limit', async ({
  freshDatabase: { db },
}) => {
  const viewer = await createViewer(db)
  const listings = await Promise.all(Array.from({ length: 6 }, () => createListing(db)))

  const reveals = await Promise.allSettled(
    listings.map(({ spn }) => revealContact(db, viewer, spn, { perDay: 2 })),
  )

  expect(reveals.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await db.selectFrom('lead').select('id').execute()).toHaveLength(2)
})

test('a new day in India begins anew', async ({ db }) => {
  const viewer = await createViewer(db)
  const [one, other] = [await createListing(db), await createListing(db)]
  const evening = new Date('2026-03-31T18:00:00Z')
  const pastMidnight = new Date('2026-03-31T18:31:00Z')
  await revealContact(db, viewer, one.spn, { perDay: 1, now: evening })

  await expect(
    revealContact(db, viewer, other.spn, { perDay: 1, now: evening }),
  ).rejects.toMatchObject({ code: 'too_many', retryAfter: 1_800 })
  const third = await createListing(db)
  await revealContact(db, viewer, third.spn, { perDay: 1, now: pastMidnight })
})

async function createViewer(db: Db) {
  const { id, name } = await createUser(db)
  return { id, name, role: 'member', sessionId: '' } as const
}
