import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { unsaveListing } from '#domain/shortlist/unsave-listing.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test.for(['delete', 'under_review'] as const)(
  'a saved listing that became %s can be taken off, by either of its names',
  async (status, { db }) => {
    const viewer = await createViewer(db)
    const [one, other] = [await createListing(db), await createListing(db)]
    for (const { spn } of [one, other]) await saveListing(db, viewer, spn)
    const hiddenBecause = status === 'delete' ? 'disabled' : null
    await db.updateTable('listing').set({ status, hiddenBecause }).execute()

    await unsaveListing(db, viewer, one.spn.toLowerCase())
    await unsaveListing(db, viewer, other.id)

    expect(await db.selectFrom('savedListing').selectAll().execute()).toEqual([])
  },
)

test('what others saved stays, and a hidden listing and none at all are answered alike', async ({
  db,
}) => {
  const [viewer, other] = [await createViewer(db), await createViewer(db)]
  const { spn, id } = await createListing(db)
  await saveListing(db, other, spn)
  await unsaveListing(db, viewer, spn)
  await db.updateTable('listing').set({ status: 'delete', hiddenBecause: 'disabled' }).execute()

  for (const name of [spn, id, 'SPN00000000', 'junk']) {
    await expect(unsaveListing(db, viewer, name)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await db.selectFrom('savedListing').selectAll().execute()).toHaveLength(1)
})

async function createViewer(db: Db) {
  const { id, name } = await createUser(db)
  return { id, name, role: 'member', sessionId: '' } as const
}
