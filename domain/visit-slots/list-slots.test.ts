import { sql } from 'kysely'
import { expect } from 'vitest'
import { slotLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { addSlots } from '#domain/visit-slots/add-slots.ts'
import { listFreeSlots, listOwnSlots } from '#domain/visit-slots/list-slots.ts'
import { asSlotTaken } from '#domain/visit-slots/take-slot.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser, createVisit } from '#tests/factories.ts'

/** Tuesday, 11:30 in the morning in India. */
const now = new Date('2026-11-17T06:00:00Z')
const [first, last] = ['2026-11-20', '2026-11-21']

test('an owner sees their own slots of the days asked for that are free and to come', async ({
  db,
}) => {
  const { owner, listing } = await prepare(db)
  const another = asViewer(await createUser(db))
  for (const day of ['2026-11-19', first, last, '2026-11-22']) {
    await addSlots(db, owner, { day, clocks: ['16:00', '10:30'] }, now)
    await addSlots(db, another, { day, clocks: ['12:00'] }, now)
  }
  await addSlots(db, owner, { day: last, clocks: ['09:00'], spn: listing.spn }, now)
  const [taken] = await listOwnSlots(db, owner, { from: first, to: last, now })
  const when = { preferredDay: first, preferredTime: 'morning' } as const
  const visit = { listingId: listing.id, ...when, slotId: taken!.id }
  const { id } = await createVisit(db, { ...visit, status: 'accepted' })

  const own = await listOwnSlots(db, owner, { from: first, to: last, now })
  expect(own.map(({ day, clock, spn }) => [day, clock, spn])).toEqual([
    [first, '16:00', null],
    [last, '09:00', listing.spn],
    [last, '10:30', null],
    [last, '16:00', null],
  ])
  const later = new Date(`${last}T10:30:00+05:30`)
  const left = await listOwnSlots(db, owner, { from: first, to: last, now: later })
  expect(left.map(({ clock }) => clock)).toEqual(['16:00'])

  await db.updateTable('visit').set({ status: 'declined' }).where('id', '=', id).execute()
  expect(await listOwnSlots(db, owner, { from: first, to: first, now })).toHaveLength(2)
})

test('a seeker is offered the next ones, of this owner alone', async ({ db }) => {
  const { owner, listing, seeker } = await prepare(db)
  const another = asViewer(await createUser(db))
  await addSlots(db, another, { day: first, clocks: ['08:00'] }, now)
  const rows = Array.from({ length: slotLimits.offered + 1 }, (_, index) => ({
    ownerId: owner.id,
    day: `2027-01-${String((index % 28) + 1).padStart(2, '0')}`,
    clock: `${String(8 + Math.floor(index / 28)).padStart(2, '0')}:00`,
  }))
  await db.insertInto('visitSlot').values(rows).execute()

  const offered = await listFreeSlots(db, seeker, listing.spn, now)
  expect(offered).toHaveLength(slotLimits.offered)
  expect(offered[0]).toMatchObject({ day: '2027-01-01', clock: '08:00' })
})

test('a block of another owner, or of somebody else, hides nothing', async ({ db }) => {
  const { owner, listing, seeker } = await prepare(db)
  const [another, somebody] = [await createUser(db), await createUser(db)]
  await addSlots(db, owner, { day: first, clocks: ['10:30'] }, now)
  await db
    .insertInto('userBlock')
    .values([
      { ownerId: another.id, userId: seeker.id },
      { ownerId: owner.id, userId: somebody.id },
    ])
    .execute()
  expect(await listFreeSlots(db, seeker, listing.spn, now)).toHaveLength(1)
})

test('a slot that the seeker’s visit of another home takes is not offered to them', async ({
  db,
}) => {
  const { owner, listing, seeker } = await prepare(db)
  const other = await createListing(db, { ownerId: owner.id })
  await addSlots(db, owner, { day: first, clocks: ['10:30', '11:00'] }, now)
  const [slot] = await listFreeSlots(db, seeker, listing.spn, now)
  const visit = { seekerId: seeker.id, preferredDay: first, slotId: slot!.id }
  await createVisit(db, { ...visit, listingId: other.id })
  expect(await clocks(db, seeker, listing.spn)).toEqual(['11:00'])
  expect(await clocks(db, seeker, other.spn)).toEqual(['10:30', '11:00'])
})

test('visits to homes of others, on other days or at an end keep no time from being offered', async ({
  db,
}) => {
  const { owner, listing, seeker } = await prepare(db)
  const busy = { preferredDay: first, preferredTime: 'morning', preferredClock: '10:30' } as const
  await createVisit(db, { ...busy, status: 'accepted' })
  await createVisit(db, { ...busy, listingId: listing.id, status: 'declined' })
  await createVisit(db, { ...busy, listingId: listing.id, preferredDay: last })
  expect(await addSlots(db, owner, { day: first, clocks: ['10:30'] }, now)).toBe(1)
  expect(await addSlots(db, owner, { day: last, clocks: ['10:30'] }, now)).toBe(0)
  expect(await clocks(db, seeker, listing.spn)).toEqual(['10:30'])
})

test('slots are kept for an account that is open, and for a home, not for changes to one', async ({
  db,
}) => {
  const { owner, listing } = await prepare(db)
  const { spn } = await createListing(db, {
    ownerId: owner.id,
    status: 'draft',
    revises: listing.id,
  })
  const ofRevision = addSlots(db, owner, { day: first, clocks: ['10:30'], spn }, now)
  await expect(ofRevision).rejects.toMatchObject({ code: 'not_found' })
  const blocked = asViewer(await createUser(db, { blockedAt: now }))
  const closed = addSlots(db, blocked, { day: first, clocks: ['10:30'] }, now)
  await expect(closed).rejects.toMatchObject({ code: 'signed_out' })
})

test('times are added a limited number of times a day', async ({ db }) => {
  const user = await createUser(db)
  const owner = asViewer(user)
  const free = { day: first, clocks: ['10:30'] }
  const uses = Array.from({ length: slotLimits.addsPerDay - 1 }, () => ({
    scope: 'visit-slots 2026-11-17',
    subject: user.phone!,
    expiresAt: sql<Date>`now() + interval '1 hour'`,
  }))
  await db.insertInto('usageEvent').values(uses).execute()
  expect(await addSlots(db, owner, free, now)).toBe(1)
  const message = texts.visits.slotLimit
  await expect(addSlots(db, owner, free, now)).rejects.toMatchObject({ code: 'too_many', message })
  const tomorrow = new Date(now.getTime() + 86_400_000)
  expect(await addSlots(db, owner, free, tomorrow)).toBe(0)
})

test('only the index of taken slots says that one is taken', () => {
  const taken = { code: '23505', constraint: 'visit_slot_taken' }
  expect(asSlotTaken(taken)).toMatchObject({ code: 'conflict', message: texts.visits.slotTaken })
  for (const other of [
    { ...taken, constraint: 'visit_pkey' },
    { ...taken, code: '23503' },
    new Error('Connection lost'),
  ]) {
    expect(asSlotTaken(other)).toBe(other)
  }
})

async function prepare(db: Db) {
  const owner = asViewer(await createUser(db))
  const listing = await createListing(db, { ownerId: owner.id })
  return { owner, listing, seeker: asViewer(await createUser(db)) }
}

async function clocks(db: Db, viewer: Viewer, ref: string) {
  return (await listFreeSlots(db, viewer, ref, now)).map(({ clock }) => clock)
}
