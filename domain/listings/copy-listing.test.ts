import { expect } from 'vitest'
import { copyListing } from '#domain/listings/copy-listing.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const draftKey = 'b4b1d6d5-60f5-4a33-8b53-6a6d6f2f1a01'
const now = new Date('2026-11-16T06:00:00Z')

test('begins one draft with the answers of an earlier listing, without its pictures', async ({
  db,
}) => {
  const owner = await createUser(db)
  const viewer = { id: owner.id, role: 'member', name: owner.name, sessionId: '' } as const
  const answers = { status: 'sold_out', bhk: '2bhk', availableFrom: '2026-01-01' } as const
  const original = await createListing(db, { ownerId: owner.id, ...answers })

  const copy = await copyListing(db, viewer, original.spn, { draftKey }, now)
  const again = await copyListing(db, viewer, original.spn, { draftKey }, now)
  expect(again.id).toBe(copy.id)
  expect(copy).toMatchObject({
    status: 'draft',
    bhk: '2bhk',
    price: original.price,
    address: original.address,
    photos: [],
    availableFrom: '2026-11-16',
    activeAt: null,
  })
  expect(copy.spn).not.toBe(original.spn)
})

test('does not know the listings of others', async ({ db }) => {
  const stranger = await createUser(db)
  const viewer = { id: stranger.id, role: 'member', name: stranger.name, sessionId: '' } as const
  const { spn } = await createListing(db, { ownerId: (await createUser(db)).id })
  await expect(copyListing(db, viewer, spn, { draftKey })).rejects.toMatchObject({
    code: 'not_found',
  })
})
