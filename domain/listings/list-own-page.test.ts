import { expect } from 'vitest'
import { countOwnListings } from '#domain/listings/count-own-listings.ts'
import { listOwnPage } from '#domain/listings/list-own-page.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const firstPage = { page: 1, pageSize: 10 } as const

test('an owner sees and counts his own listings only, by status and with who asked', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const mine = await createListing(db, { ownerId: owner.id })
  const draft = await createListing(db, { ownerId: owner.id, status: 'draft' })
  const other = await createListing(db)
  const seeker = await createUser(db)
  for (const { id: listingId, ownerId } of [mine, other]) {
    const lead = { listingId, ownerId, seekerId: seeker.id }
    await db
      .insertInto('lead')
      .values({ ...lead, kind: 'contact' })
      .execute()
  }

  const all = await listOwnPage(db, owner, firstPage)
  expect(new Set(all.map(({ spn }) => spn))).toEqual(new Set([mine.spn, draft.spn]))
  const drafts = await listOwnPage(db, owner, { ...firstPage, status: 'draft' })
  expect(drafts).toMatchObject([{ spn: draft.spn, contacts: 0, visits: 0 }])
  expect(all.find(({ spn }) => spn === mine.spn)).toMatchObject({ contacts: 1, visits: 0 })
  expect(await countOwnListings(db, owner)).toMatchObject({ active: 1, draft: 1, sold_out: 0 })
})
