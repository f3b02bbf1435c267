import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { findOwnerHistory } from '#domain/review/find-owner-history.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('tells who the owner is, and what became of the listings and complaints', async ({ db }) => {
  const blocked = { blockedAt: new Date('2026-11-01'), blockedReason: 'Asks for money' }
  const owner = await createUser(db, { name: 'Vikram Sethi' })
  const other = await createUser(db)
  for (const { id: ownerId } of [owner, other]) {
    const shown = await createListing(db, { ownerId })
    const rejected = await createListing(db, { ownerId, status: 'review_failed' })
    await createListing(db, { ownerId, status: 'draft' })
    await review(db, shown.id, 'active')
    for (let time = 0; time < 2; time++) await review(db, rejected.id, 'review_failed')
    const complaint = { listingId: shown.id, reason: 'fake' } as const
    await db
      .insertInto('complaint')
      .values([complaint, { ...complaint, status: 'done' }])
      .execute()
  }

  const { id, phone, email, createdAt } = owner
  await db.updateTable('appUser').set(blocked).where('id', '=', id).execute()
  expect(await findOwnerHistory(db, id)).toEqual({
    id,
    name: 'Vikram Sethi',
    phone,
    email,
    photo: null,
    role: 'member',
    since: createdAt,
    seenAt: null,
    ...blocked,
    erasedAt: null,
    statuses: expect.objectContaining({ active: 1, review_failed: 1, draft: 1, sold_out: 0 }),
    rejections: 2,
    complaints: 2,
    openComplaints: 1,
  })
})

test('of a person who is new there is nothing, and of nobody no history', async ({ db }) => {
  const { id } = await createUser(db)
  const nothing = { rejections: 0, complaints: 0, openComplaints: 0 }
  expect(await findOwnerHistory(db, id)).toMatchObject(nothing)
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect(await findOwnerHistory(db, nobody)).toBeUndefined()
})

async function review(db: Db, listingId: string, toStatus: 'active' | 'review_failed') {
  const { id: staffId } = await createUser(db, { role: 'staff' })
  await db
    .insertInto('listingReview')
    .values({
      listingId,
      staffId,
      fromStatus: 'under_review',
      toStatus,
      version: 1,
      answers: '{}',
      reasons: '[]',
    })
    .execute()
}
