import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { listOpenComplaints } from '#domain/complaints/list-open-complaints.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'

const fake = { reason: 'fake', note: 'No such house', address: '10.0.0.1' } as const

test('stores who complained about which listing', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const listing = await createListing(db)
  const visitorHash = Buffer.from('visitor')
  await fileComplaint(db, viewer, listing.spn, { ...fake, visitorHash })

  const about = { listingId: listing.id, reason: 'fake', note: 'No such house', status: 'new' }
  expect(await complaints(db)).toMatchObject([
    { ...about, complainantId: viewer.id, complainantHash: null },
  ])
  await fileComplaint(db, null, listing.spn, { ...fake, visitorHash })
  await fileComplaint(db, null, listing.spn, fake)
  expect(await complaints(db)).toMatchObject([
    { ...about, complainantId: viewer.id, complainantHash: null },
    { ...about, complainantId: null, complainantHash: visitorHash },
    { ...about, complainantId: null, complainantHash: null },
  ])
})

test('a person’s new report replaces the open one about the same listing', async ({ db }) => {
  const [asha, ravi] = [asViewer(await createUser(db)), asViewer(await createUser(db))]
  const [listing, other] = [await createListing(db), await createListing(db)]
  await fileComplaint(db, asha, listing.spn, fake)
  await fileComplaint(db, ravi, listing.spn, fake)
  await fileComplaint(db, asha, other.spn, fake)
  await fileComplaint(db, asha, listing.spn, { ...fake, reason: 'sold', note: 'Gone' })

  expect(await complaints(db)).toMatchObject([
    { listingId: listing.id, complainantId: asha.id, reason: 'sold', note: 'Gone' },
    { listingId: listing.id, complainantId: ravi.id, reason: 'fake', note: 'No such house' },
    { listingId: other.id, complainantId: asha.id, reason: 'fake', note: 'No such house' },
  ])
})

test('a visitor’s new report replaces the one of the same day', async ({ db }) => {
  const { spn } = await createListing(db)
  const visitor = { ...fake, visitorHash: Buffer.from('visitor') }
  await fileComplaint(db, null, spn, visitor)
  await fileComplaint(db, null, spn, { ...fake, visitorHash: Buffer.from('neighbour') })
  await fileComplaint(db, null, spn, { ...visitor, reason: 'agent', note: 'Wants a fee' })

  expect(await complaints(db)).toMatchObject([
    { reason: 'agent', note: 'Wants a fee', complainantHash: Buffer.from('visitor') },
    { reason: 'fake', note: 'No such house', complainantHash: Buffer.from('neighbour') },
  ])
})

test('after a report is closed, the same person can report the listing again', async ({ db }) => {
  const viewer = asViewer(await createUser(db))
  const { spn } = await createListing(db)
  const visitor = { ...fake, visitorHash: Buffer.from('visitor') }
  await fileComplaint(db, viewer, spn, fake)
  await fileComplaint(db, null, spn, visitor)
  await db.updateTable('complaint').set({ status: 'done' }).execute()
  await fileComplaint(db, viewer, spn, { ...fake, note: 'Again' })
  await fileComplaint(db, null, spn, { ...visitor, note: 'Once more' })

  expect((await complaints(db)).map(({ status, note }) => [status, note])).toEqual([
    ['done', 'No such house'],
    ['done', 'No such house'],
    ['new', 'Again'],
    ['new', 'Once more'],
  ])
})

test('a listing that is not shown to the viewer cannot be complained about', async ({ db }) => {
  const { spn } = await createListing(db, { status: 'draft' })
  await expect(fileComplaint(db, null, spn, fake)).rejects.toMatchObject({ code: 'not_found' })

  expect(await complaints(db)).toEqual([])
})

test('twenty complaints a day come from one address', async ({ db }) => {
  const { spn } = await createListing(db)
  await fileComplaint(db, null, spn, fake)
  await fillUses(db, { subject: fake.address }, 19)
  await fileComplaint(db, null, spn, fake)

  await expect(fileComplaint(db, null, spn, fake)).rejects.toMatchObject({
    code: 'too_many',
    retryAfter: expect.closeTo(86_400, -2),
    isOfAddress: true,
  })
  expect(await complaints(db)).toHaveLength(2)
  await fileComplaint(db, null, spn, { ...fake, address: '10.0.0.2' })
  await sql`update usage_event set used_at = used_at - interval '24 hours'`.execute(db)
  await expect(fileComplaint(db, null, spn, fake)).resolves.toBeUndefined()
})

test('open complaints are counted by reason, the most common first, with what was written', async ({
  db,
}) => {
  const [listing, other] = [await createListing(db), await createListing(db)]
  const report = (reason: 'agent' | 'sold' | 'fake', note: string, of = listing) =>
    fileComplaint(db, null, of.spn, { reason, note, address: '10.0.0.1' })
  await report('fake', 'Of long ago')
  await db.updateTable('complaint').set({ status: 'done' }).execute()
  await report('sold', 'Gone')
  await report('fake', '')
  await report('agent', 'Wants a fee')
  await report('agent', '')
  await report('agent', 'Wants two')
  await report('fake', 'About another', other)

  expect(await listOpenComplaints(db, listing.id)).toMatchObject([
    { reason: 'agent', people: 3, notes: ['Wants a fee', 'Wants two'] },
    { reason: 'fake', people: 1, notes: null },
    { reason: 'sold', people: 1, notes: ['Gone'] },
  ])
})

function complaints(db: Db) {
  return db.selectFrom('complaint').selectAll().orderBy('id').execute()
}
