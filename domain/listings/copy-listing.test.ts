import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { copyListing } from '#domain/listings/copy-listing.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const draftKey = 'b4b1d6d5-60f5-4a33-8b53-6a6d6f2f1a01'
const now = new Date('2026-11-16T06:00:00Z')

test('begins one draft with the answers of an earlier listing', async ({ db }) => {
  const { photos: _, ...answers } = completeAnswers
  const { owner, original } = await soldListing(db, { ...answers, availableFrom: '2026-12-01' })
  const copy = await copyListing(db, owner, original.spn, { draftKey }, now)

  const { category, deal, price, address, city, bhk } = original
  expect(copy).toMatchObject({
    category,
    deal,
    price,
    address,
    city,
    bhk,
    ...answers,
    availableFrom: '2026-12-01',
    ownerId: owner.id,
    status: 'draft',
    activeAt: null,
  })
  expect(copy.spn).not.toBe(original.spn)
  const again = await copyListing(db, owner, original.id, { draftKey }, now)
  expect(again.id).toBe(copy.id)
})

test('leaves out pictures and the house number, which are of that one property', async ({ db }) => {
  const { owner, original } = await soldListing(db, { houseNo: 'B-204', photos: ['hall'] })
  const copy = await copyListing(db, owner, original.spn, { draftKey }, now)

  expect(copy).toMatchObject({ houseNo: null, photos: [] })
})

test.for([
  ['2026-11-15', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-17'],
  [null, null],
])('what was available from %s is available from %s', async ([before, after], { db }) => {
  const { owner, original } = await soldListing(db, { availableFrom: before! })
  const copy = await copyListing(db, owner, original.spn, { draftKey }, now)

  expect(copy.availableFrom).toBe(after)
})

test('does not know the listings of others', async ({ db }) => {
  const { original } = await soldListing(db, { status: 'active' })
  for (const role of ['member', 'staff'] as const) {
    const stranger = asViewer(await createUser(db, { role }))
    for (const ref of [original.spn, original.id, 'no listing']) {
      const copied = copyListing(db, stranger, ref, { draftKey })
      await expect(copied).rejects.toMatchObject({ code: 'not_found' })
    }
  }
})

async function soldListing(db: Db, differences: Partial<NewListing>) {
  const owner = asViewer(await createUser(db))
  const status = 'sold_out' as const
  const original = await createListing(db, { ownerId: owner.id, status, ...differences })
  return { owner, original }
}
