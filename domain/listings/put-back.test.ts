import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { putBack } from '#domain/listings/put-back.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const dayMs = 86_400_000
const tooLate = { code: 'conflict', message: texts.dashboard.putBackTooLate }

test('what was sold by mistake is shown again at its old place, for 30 days', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const { id, activeAt } = await createListing(db, { ownerId: owner.id })
  await changeListingStatus(db, { kind: 'owner', id: owner.id }, id, { to: 'sold_out' })
  const late = new Date(Date.now() + 31 * dayMs)
  await expect(putBack(db, owner, id, late)).rejects.toMatchObject(tooLate)

  const inTime = new Date(Date.now() + 29 * dayMs)
  expect(await putBack(db, owner, id, inTime)).toMatchObject({ status: 'active', activeAt })
  await expect(putBack(db, owner, id)).rejects.toMatchObject(tooLate)
})

test('what staff marked as sold stays sold, and nobody puts back what is of another', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const { id } = await createListing(db, { ownerId: owner.id })
  await changeListingStatus(db, { kind: 'staff', id: staff.id }, id, { to: 'sold_out' })
  await expect(putBack(db, owner, id)).rejects.toMatchObject(tooLate)
  for (const other of [staff, asViewer(await createUser(db))]) {
    await expect(putBack(db, other, id)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
