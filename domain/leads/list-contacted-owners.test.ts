import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { listContactedOwners } from '#domain/leads/list-contacted-owners.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser } from '#tests/factories.ts'

test('the owners whose number somebody got, the latest first, and nobody else’s', async ({
  db,
}) => {
  const [viewer, other] = [await createViewer(db), await createViewer(db)]
  const first = await contacted(db, viewer.id, { createdAt: new Date('2026-01-01') })
  const second = await contacted(db, viewer.id, { createdAt: new Date('2026-01-02') })
  await contacted(db, other.id)
  // Who asked for a visit has not been told the number.
  await createLead(db, { seekerId: viewer.id, kind: 'visit' })

  const owners = await listContactedOwners(db, viewer)
  expect(owners.map(({ spn, state, phone }) => ({ spn, state, phone }))).toEqual([
    { spn: second.spn, state: 'open', phone: second.phone },
    { spn: first.spn, state: 'open', phone: first.phone },
  ])
})

test('the number is there as long as Contact would show it', async ({ db }) => {
  const viewer = await createViewer(db)
  const seekerId = viewer.id
  const sold = await contacted(db, seekerId, {}, { status: 'sold_out' })
  const hidden = await contacted(db, seekerId, {}, { status: 'delete' })
  const blocking = await contacted(db, seekerId)
  await db.insertInto('userBlock').values({ ownerId: blocking.ownerId, userId: seekerId }).execute()
  const asksNow = await contacted(db, seekerId, {}, { contactMode: 'ask' })
  const accepting = await contacted(db, seekerId, {}, { contactMode: 'ask' })
  await request(db, seekerId, accepting, 'accepted')
  const declining = await contacted(db, seekerId, {}, { contactMode: 'ask' })
  await request(db, seekerId, declining, 'declined')
  const waiting = await createListing(db, { contactMode: 'ask' })
  await request(db, seekerId, waiting, 'requested')

  const owners = await listContactedOwners(db, viewer)
  const bySpn = new Map(
    owners.map(({ spn, state, phone, photo }) => [spn, { state, phone, photo }]),
  )
  const nothing = { phone: null, photo: null }
  expect(bySpn.get(sold.spn)).toEqual({ state: 'gone', ...nothing })
  expect(bySpn.get(hidden.spn)).toEqual({ state: 'gone', ...nothing })
  expect(bySpn.get(blocking.spn)).toEqual({ state: 'gone', ...nothing })
  expect(bySpn.get(asksNow.spn)).toEqual({ state: 'ask', ...nothing })
  expect(bySpn.get(accepting.spn)).toMatchObject({ state: 'open', phone: accepting.phone })
  expect(bySpn.get(declining.spn)).toEqual({ state: 'declined', ...nothing })
  expect(bySpn.get(waiting.spn)).toEqual({ state: 'requested', ...nothing })
})

async function createViewer(db: Db) {
  return asViewer(await createUser(db))
}

async function contacted(
  db: Db,
  seekerId: string,
  lead: { createdAt?: Date } = {},
  differences: Partial<NewListing> = {},
) {
  const { id: ownerId, phone } = await createUser(db, { photo: 'face' })
  const { id, spn } = await createListing(db, { ownerId, ...differences })
  await createLead(db, { listingId: id, ownerId, seekerId, ...lead })
  return { id, spn, ownerId, phone }
}

type Asked = { id: string; ownerId: string }

async function request(
  db: Db,
  seekerId: string,
  { id: listingId, ownerId }: Asked,
  status: 'requested' | 'accepted' | 'declined',
) {
  await db.insertInto('contactRequest').values({ listingId, ownerId, seekerId, status }).execute()
}
