import { sql } from 'kysely'
import { expect } from 'vitest'
import { down, up } from '#db/migrations/2026-11-22-05-hidden-listings.ts'
import { blockUser } from '#domain/blocks/block-user.ts'
import { pauseUnanswered } from '#domain/freshness/pause-unanswered.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { asMigrated, test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('earlier listings learn from the audit log why they are hidden', async ({ db }) => {
  const plain = asMigrated(db)
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const owner = asViewer(await createUser(db))
  const hide = { to: 'delete' } as const
  const disabled = await createListing(db, { ownerId: owner.id, status: 'draft' })
  await changeListingStatus(db, actorFor(owner), disabled.id, hide)
  const paused = await createListing(db, { askedAt: new Date('2026-01-01') })
  await pauseUnanswered(db)
  const removed = await createListing(db, { status: 'sold_out' })
  await changeListingStatus(db, actorFor(staff), removed.id, { ...hide, reason: 'Fake.' })
  const blocked = await createListing(db)
  await blockUser(db, staff, blocked.ownerId, 'Fraud')
  const erased = await createListing(db)
  const leaver = { id: erased.ownerId }
  await eraseAccount(db, asViewer({ ...leaver, name: '', role: 'member' }))
  const unknown = await createListing(db, { status: 'delete' })
  const shown = await createListing(db)
  const read = () =>
    sql`
      select id, status, status_reason, hidden_because, hidden_from, updated_at from listing
      order by id
    `.execute(db)
  const before = await read()

  await down(plain)
  const { rows: earlier } = await sql<{ id: string; statusReason: string }>`
    select id, status_reason from listing
  `.execute(db)
  expect(earlier).toContainEqual({
    id: paused.id,
    statusReason: 'Nobody confirmed that it is still available.',
  })
  await up(plain)

  const after = await read()
  expect(after.rows).toEqual(before.rows)
  const causes = after.rows.map((row) => {
    const { id, hiddenBecause, hiddenFrom } = row as Record<string, string | null>
    return [id, [hiddenBecause, hiddenFrom]]
  })
  expect(Object.fromEntries(causes)).toEqual({
    [disabled.id]: ['disabled', 'draft'],
    [paused.id]: ['unanswered', 'active'],
    [removed.id]: ['removed', 'sold_out'],
    [blocked.id]: ['blocked', 'active'],
    [erased.id]: ['erased', 'active'],
    [unknown.id]: ['disabled', null],
    [shown.id]: [null, null],
  })
})
