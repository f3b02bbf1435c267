import { expect } from 'vitest'
import { submitListing } from '#domain/listings/submit-listing.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const draft = { ...completeAnswers, status: 'draft' } as const

test('a complete draft goes to the review and is confirmed once, however often sent', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const { id, spn } = await createListing(db, { ...draft, ownerId: owner.id })
  const other = await createListing(db, draft)

  expect(await submitListing(db, owner, spn)).toMatchObject({ id, status: 'under_review' })
  expect(await listNotifications(db, owner)).toHaveLength(1)
  expect(await submitListing(db, owner, spn)).toMatchObject({ id, status: 'under_review' })
  expect(await listNotifications(db, owner)).toMatchObject([
    { subject: 'We have received your listing' },
  ])
  const untouched = db.selectFrom('listing').select('status').where('id', '=', other.id)
  expect(await untouched.executeTakeFirst()).toEqual({ status: 'draft' })
})

test('nobody submits the draft of another, staff neither', async ({ db }) => {
  const { spn } = await createListing(db, draft)
  const stranger = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await expect(submitListing(db, stranger, spn)).rejects.toMatchObject({ code: 'not_found' })
  await expect(submitListing(db, staff, spn)).rejects.toMatchObject({ code: 'forbidden' })
})
