import { sql } from 'kysely'
import { expect } from 'vitest'
import { unsavedLimits } from '#contract/listing/unsaved-steps.ts'
import { removeOldUnsavedSteps } from '#domain/unsaved-steps/drop-unsaved-steps.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('input of disabled listings and of listings that were never saved goes in the end', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const draft = await createListing(db, { ownerId, status: 'draft' })
  const updatedAt = new Date(Date.now() - 2 * 60 * 60_000)
  const disabled = await createListing(db, { ownerId, status: 'delete', updatedAt })
  const long = sql<Date>`now() - make_interval(days => ${unsavedLimits.keptDays + 1})`
  const row = { ownerId, step: 'prop_details', input: '{}' } as const
  await db
    .insertInto('unsavedStep')
    .values([
      { ...row, listingId: draft.id, updatedAt: long },
      { ...row, listingId: disabled.id },
      { ...row, draftKey: crypto.randomUUID(), updatedAt: long },
      { ...row, draftKey: crypto.randomUUID(), city: 'delhi' },
    ])
    .execute()

  await removeOldUnsavedSteps(db)

  const left = await db.selectFrom('unsavedStep').select(['listingId', 'city']).execute()
  expect(left).toHaveLength(2)
  expect(left).toEqual(
    expect.arrayContaining([
      { listingId: draft.id, city: null },
      { listingId: null, city: 'delhi' },
    ]),
  )
})
