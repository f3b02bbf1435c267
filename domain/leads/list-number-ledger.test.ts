import { expect } from 'vitest'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { listNumberShownTo, listNumbersSeen } from '#domain/leads/list-number-ledger.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser } from '#tests/factories.ts'

test('who is blocked stands before everybody who saw the number later', async ({ db }) => {
  const owner = await createUser(db)
  const listing = await createListing(db, { ownerId: owner.id })
  const leads: string[] = []
  for (const [day, name] of ['First', 'Second', 'Third'].entries()) {
    const seeker = await createUser(db, { name })
    const createdAt = new Date(Date.UTC(2026, 0, day + 1))
    const lead = { listingId: listing.id, ownerId: owner.id, seekerId: seeker.id, createdAt }
    const { id } = await createLead(db, lead)
    leads.push(id)
  }
  const names = async () =>
    (await listNumberShownTo(db, asViewer(owner))).map(({ name, isBlocked }) => [name, isBlocked])

  await blockSeeker(db, asViewer(owner), leads[0]!, true)
  expect(await names()).toEqual([
    ['First', true],
    ['Third', false],
    ['Second', false],
  ])
  await blockSeeker(db, asViewer(owner), leads[0]!, false)
  expect((await names()).map(([name]) => name)).toEqual(['Third', 'Second', 'First'])
})

test('the ledger of an owner and that of a seeker show the same number once, and nobody else’s', async ({
  db,
}) => {
  const owner = await createUser(db, { name: 'Meera' })
  const seeker = await createUser(db, { name: 'Ravi' })
  const { id: listingId, spn } = await createListing(db, { ownerId: owner.id })
  const pair = { listingId, ownerId: owner.id, seekerId: seeker.id }
  const { id, createdAt } = await createLead(db, pair)
  await createLead(db, { ...pair, kind: 'visit' })
  await createLead(db)

  const entry = { id, createdAt, spn }
  expect(await listNumberShownTo(db, asViewer(owner))).toEqual([
    { ...entry, personId: seeker.id, name: 'Ravi', isBlocked: false },
  ])
  expect(await listNumbersSeen(db, asViewer(seeker))).toEqual([{ ...entry, name: 'Meera' }])
  expect(await listNumbersSeen(db, asViewer(owner))).toEqual([])
  expect(await listNumberShownTo(db, asViewer(seeker))).toEqual([])
})

test('who is blocked by another owner stands where he saw the number', async ({ db }) => {
  const owner = await createUser(db)
  const seeker = await createUser(db)
  const other = await createLead(db, { seekerId: seeker.id })
  const stranger = asViewer({ id: other.ownerId, name: '', role: 'member' })
  await createLead(db, { ownerId: owner.id, seekerId: seeker.id })
  await blockSeeker(db, stranger, other.id, true)

  const [shown] = await listNumberShownTo(db, asViewer(owner))
  expect(shown).toMatchObject({ personId: seeker.id, isBlocked: false })
})

test('both ledgers end after the newest hundred', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db))
  const listings = await db
    .insertInto('listing')
    .values(
      Array.from({ length: 101 }, (_, i) => ({
        spn: `SPN${String(i).padStart(8, '0')}`,
        ownerId: owner.id,
        category: 'residential' as const,
        deal: 'rent' as const,
      })),
    )
    .returning(['id', 'spn'])
    .execute()
  const leads = listings.map(({ id: listingId }, i) => ({
    listingId,
    ownerId: owner.id,
    seekerId: seeker.id,
    kind: 'contact' as const,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, i)),
  }))
  await db.insertInto('lead').values(leads).execute()

  const newestFirst = listings
    .map(({ spn }) => spn)
    .toReversed()
    .slice(0, 100)
  expect((await listNumberShownTo(db, owner)).map(({ spn }) => spn)).toEqual(newestFirst)
  expect((await listNumbersSeen(db, seeker)).map(({ spn }) => spn)).toEqual(newestFirst)
})
