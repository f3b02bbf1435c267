import { expect } from 'vitest'
import { blockPerson } from '#domain/blocks/block-person.ts'
import { listNumberShownTo } from '#domain/leads/list-number-ledger.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('who is blocked stands before everybody who saw the number later', async ({ db }) => {
  const owner = await createUser(db)
  const listing = await createListing(db, { ownerId: owner.id })
  const leads: string[] = []
  for (const [day, name] of ['First', 'Second', 'Third'].entries()) {
    const seeker = await createUser(db, { name })
    const lead = { listingId: listing.id, ownerId: owner.id, seekerId: seeker.id }
    const createdAt = new Date(Date.UTC(2026, 0, day + 1))
    const { id } = await db
      .insertInto('lead')
      .values({ ...lead, kind: 'contact', createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    leads.push(id)
  }
  const names = async () =>
    (await listNumberShownTo(db, asViewer(owner))).map(({ name, isBlocked }) => [name, isBlocked])

  await blockPerson(db, asViewer(owner), leads[0]!, true)
  expect(await names()).toEqual([
    ['First', true],
    ['Third', false],
    ['Second', false],
  ])
  await blockPerson(db, asViewer(owner), leads[0]!, false)
  expect((await names()).map(([name]) => name)).toEqual(['Third', 'Second', 'First'])
})
