import { expect } from 'vitest'
import type { AudienceFilter } from '#contract/options/audiences.ts'
import type { Db } from '#db/connect.ts'
import { fillBroadcast } from '#domain/broadcasts/fill-broadcast.ts'
import { findAudience } from '#domain/broadcasts/find-contacts.ts'
import { createBroadcast, recipientsOf } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('people are chosen by city, side, what they listed or searched, and when they were here', async ({
  db,
}) => {
  await people(db)
  const find = await finder(db)

  expect(await find({})).toEqual(['both', 'idle', 'owner', 'seeker'])
  expect(await find({ role: 'owner' })).toEqual(['both', 'owner'])
  expect(await find({ role: 'seeker' })).toEqual(['both', 'seeker'])
  expect(await find({ role: 'both' })).toEqual(['both'])
  expect(await find({ city: 'hisar' })).toEqual(['both', 'owner'])
  expect(await find({ city: 'hisar', role: 'seeker' })).toEqual(['both'])
  expect(await find({ listed: 'rent_residential' })).toEqual(['owner'])
  expect(await find({ listed: 'resale_residential', city: 'noida' })).toEqual(['both'])
  expect(await find({ searched: 'rent_commercial' })).toEqual(['seeker'])
  expect(await find({ seen: 'days_7' })).toEqual(['owner'])
  expect(await find({ seen: 'days_90' })).toEqual(['owner', 'seeker'])
  expect(await find({ seen: 'before_30' })).toEqual(['both', 'idle', 'seeker'])
  expect(await find({ seen: 'days_30', role: 'seeker' })).toEqual([])
})

test('a message goes to exactly those whom its filter found', async ({ db }) => {
  const { owner } = await people(db)
  const everyone = { search: '', except: [], filter: { listed: 'rent_residential' as const } }
  const { id } = await createBroadcast(db, { audience: { phones: [], everyone } })
  expect(await fillBroadcast(db, id)).toBe(false)
  expect(await recipientsOf(db, id)).toMatchObject([{ phone: owner.phone }])
})

async function finder(db: Db) {
  const user = await createUser(db, { role: 'staff' })
  const [staff, except] = [asViewer(user), [user.phone!]]
  return async (filter: AudienceFilter) => {
    const found = await findAudience(db, staff, { search: '', except, filter })
    expect(found.people).toHaveLength(found.count)
    return found.people.map(({ name }) => name).toSorted()
  }
}

async function people(db: Db) {
  const [owner, seeker, both] = [
    await createUser(db, { name: 'owner' }),
    await createUser(db, { name: 'seeker' }),
    await createUser(db, { name: 'both' }),
    await createUser(db, { name: 'idle' }),
  ]
  await createListing(db, { ownerId: owner!.id, city: 'hisar', deal: 'rent' })
  await createListing(db, { ownerId: both!.id, city: 'noida', deal: 'resale' })
  // A draft says nothing about anybody.
  await createListing(db, { ownerId: seeker!.id, city: 'hisar', deal: 'rent', status: 'draft' })
  const search = { text: 'x', category: 'residential', deal: 'resale', city: 'hisar' }
  await db
    .insertInto('searchRecord')
    .values([
      { ...search, userId: both!.id },
      { ...search, userId: seeker!.id, city: 'delhi', category: 'commercial', deal: 'rent' },
    ])
    .execute()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await db
    .insertInto('userSeen')
    .values([
      { userId: owner!.id, seenAt: daysAgo(2) },
      { userId: seeker!.id, seenAt: daysAgo(60) },
      { userId: both!.id, seenAt: daysAgo(120) },
    ])
    .execute()
  return { owner: owner! }
}
