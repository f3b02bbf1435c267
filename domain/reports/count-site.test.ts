import { expect } from 'vitest'
import { countSite } from '#domain/reports/count-site.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('counts people who have not left, and listings by status', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  await createUser(db, { phone: null, erasedAt: new Date() })
  await createListing(db, { ownerId, status: 'active' })
  await createListing(db, { ownerId, status: 'under_review' })
  await createListing(db, { ownerId, status: 'draft' })

  expect(await countSite(db)).toEqual({ users: 1, listings: 3, active: 1, underReview: 1 })
})
