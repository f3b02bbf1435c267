import { describe, expect } from 'vitest'
import { slotLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import type { Viewer } from '#domain/viewer.ts'
import { addSlots } from '#domain/visit-slots/add-slots.ts'
import { listFreeSlots, listOwnSlots } from '#domain/visit-slots/list-slots.ts'
import { removeSlot } from '#domain/visit-slots/remove-slot.ts'
import { moveVisit } from '#domain/visits/move-visit.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createLead, createListing, createUser, createVisit } from '#tests/factories.ts'

/** Tuesday, 11:30 in the morning in India. */
const now = new Date('2026-11-17T06:00:00Z')
const day = '2026-11-20'
const taken = { code: 'conflict', message: texts.visits.slotTaken }
const at = { address: '10.0.0.1', now }

describe('the slots of an owner', () => {
  test('are offered for all homes or for one, to come, in the order of time', async ({ db }) => {
    const { owner, listing, seeker } = await prepare(db)
    const other = await createListing(db, { ownerId: owner.id })
    await addSlots(db, owner, { day, clocks: ['16:00', '10:30'] }, now)
    await addSlots(db, owner, { day, clocks: ['12:00'], spn: other.spn }, now)
    await addSlots(db, owner, { day: '2026-11-17', clocks: ['11:30', '12:00'] }, now)

    expect(await free(db, seeker, listing.spn)).toEqual([
      '2026-11-17 12:00',
      `${day} 10:30`,
      `${day} 16:00`,
    ])
    expect(await free(db, seeker, other.spn)).toContain(`${day} 12:00`)
    const later = new Date('2026-11-20T05:00:00Z')
    expect(await free(db, seeker, listing.spn, later)).toEqual([`${day} 16:00`])
  })

  test('may be given for several weeks, each once', async ({ db }) => {
    const { owner } = await prepare(db)
    const weekly = { day, clocks: ['10:30', '11:00', '10:30'], weeks: 3 }
    expect(await addSlots(db, owner, weekly, now)).toBe(6)
    expect(await addSlots(db, owner, weekly, now)).toBe(0)
    const range = { from: day, to: '2026-12-04', now }
    expect(await listOwnSlots(db, owner, range)).toHaveLength(6)
    expect(await listOwnSlots(db, owner, { ...range, to: day })).toHaveLength(2)
  })

  test('are refused when they are over, too many, or for a home of somebody else', async ({
    db,
  }) => {
    const { owner, listing } = await prepare(db)
    const stranger = asViewer(await createUser(db))
    const over = addSlots(db, owner, { day: '2026-11-17', clocks: ['11:00'] }, now)
    await expect(over).rejects.toMatchObject({ fields: { clocks: texts.visits.timeIsOver } })
    const foreign = addSlots(db, stranger, { day, clocks: ['11:00'], spn: listing.spn }, now)
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
    const rows = Array.from({ length: slotLimits.open }, (_, index) => ({
      ownerId: owner.id,
      day: `2027-01-${String((index % 28) + 1).padStart(2, '0')}`,
      clock: `${String(8 + Math.floor(index / 28)).padStart(2, '0')}:00`,
    }))
    await db.insertInto('visitSlot').values(rows.slice(1)).execute()
    expect(await addSlots(db, stranger, { day, clocks: ['11:00'] }, now)).toBe(1)
    expect(await addSlots(db, owner, { day, clocks: ['11:00'] }, now)).toBe(1)
    const more = addSlots(db, owner, { day, clocks: ['11:30'] }, now)
    const message = texts.visits.tooManySlots(slotLimits.open)
    await expect(more).rejects.toMatchObject({ code: 'too_many', message })
    // What is over makes room.
    const nextYear = new Date('2027-02-01')
    expect(await addSlots(db, owner, { day: '2027-02-02', clocks: ['11:30'] }, nextYear)).toBe(1)
    expect(await slotsOf(db, owner)).toEqual(['2027-02-02 11:30'])
    expect(await slotsOf(db, stranger)).toEqual([`${day} 11:00`])
  })

  test('are not offered where somebody comes at that time already', async ({ db }) => {
    const { owner, listing } = await prepare(db)
    const agreed = { preferredDay: day, preferredTime: 'morning', preferredClock: '10:30' } as const
    await createVisit(db, { listingId: listing.id, status: 'accepted', ...agreed })
    expect(await addSlots(db, owner, { day, clocks: ['10:30', '11:00'] }, now)).toBe(1)
  })

  test.for(['draft', 'under_review', 'sold_out', 'delete'] as const)(
    'are not offered for a listing that is %s',
    async (status, { db }) => {
      const { owner, listing, seeker } = await prepare(db, { status })
      await addSlots(db, owner, { day, clocks: ['10:30'] }, now)
      for (const viewer of [seeker, owner]) {
        expect(await listFreeSlots(db, viewer, listing.spn, now)).toEqual([])
      }
    },
  )

  test('are not offered to somebody whom the owner has blocked', async ({ db }) => {
    const { owner, listing, seeker } = await prepare(db)
    await addSlots(db, owner, { day, clocks: ['10:30'] }, now)
    const lead = { listingId: listing.id, ownerId: owner.id, seekerId: seeker.id }
    const { id } = await createLead(db, lead)
    await blockSeeker(db, owner, id, true)
    expect(await listFreeSlots(db, seeker, listing.spn, now)).toEqual([])
  })
})

describe('a slot that is picked', () => {
  test('is the exact time of the visit, and is not offered again', async ({ db }) => {
    const { listing, seeker, slotId } = await offered(db)
    await scheduleVisit(db, seeker, listing.spn, { slotId }, at)

    const other = asViewer(await createUser(db))
    expect(await visitOf(db, seeker)).toMatchObject({
      day,
      time: 'morning',
      clock: '10:30',
      slotId,
    })
    expect(await free(db, other, listing.spn)).toEqual([`${day} 11:00`])
    expect(await free(db, seeker, listing.spn)).toEqual([`${day} 10:30`, `${day} 11:00`])
    await expect(scheduleVisit(db, other, listing.spn, { slotId }, at)).rejects.toMatchObject(taken)
  })

  test('is given to one of those who pick it at once', async ({ freshDatabase: { db } }) => {
    const { owner, listing, slotId } = await offered(db)
    const second = await createListing(db, { ownerId: owner.id })
    const seekers = await Promise.all([createUser(db), createUser(db), createUser(db)])
    const outcomes = await Promise.allSettled(
      seekers.map((seeker, index) =>
        scheduleVisit(db, asViewer(seeker), index ? listing.spn : second.spn, { slotId }, at),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken)
    }
  })

  test('is free again when the visit is moved, declined or withdrawn', async ({ db }) => {
    const { owner, listing, seeker, slotId } = await offered(db)
    const other = asViewer(await createUser(db))
    const isFree = async () => (await free(db, other, listing.spn)).includes(`${day} 10:30`)
    await scheduleVisit(db, seeker, listing.spn, { slotId }, at)
    const { id } = await visitOf(db, seeker)
    const moved = { action: 'propose', day, time: 'evening', clock: '17:00' } as const
    await moveVisit(db, owner, id, moved, now)
    expect(await isFree()).toBe(true)

    await scheduleVisit(db, seeker, listing.spn, { slotId }, at)
    expect(await isFree()).toBe(false)
    await scheduleVisit(db, seeker, listing.spn, { day, time: 'morning', slotId: null }, at)
    expect(await visitOf(db, seeker)).toMatchObject({ clock: '', slotId: null })
    expect(await isFree()).toBe(true)
    await scheduleVisit(db, seeker, listing.spn, { slotId }, { ...at, now: tomorrow })
    await moveVisit(db, owner, id, { action: 'decline' }, now)
    expect(await isFree()).toBe(true)
  })

  test('is taken too when the owner proposes its time, and not twice', async ({ db }) => {
    const { owner, listing, seeker, slotId } = await offered(db)
    const other = asViewer(await createUser(db))
    const moved = { action: 'propose', day, time: 'morning', clock: '10:30' } as const
    for (const each of [seeker, other]) await scheduleVisit(db, each, listing.spn, {}, at)
    await moveVisit(db, owner, (await visitOf(db, seeker)).id, moved, now)
    expect(await visitOf(db, seeker)).toMatchObject({ slotId })
    expect(await free(db, other, listing.spn)).toEqual([`${day} 11:00`])
    const second = moveVisit(db, owner, (await visitOf(db, other)).id, moved, now)
    await expect(second).rejects.toMatchObject({ fields: { time: texts.visits.slotTaken } })
  })

  test('may be removed; its visit keeps its time', async ({ db }) => {
    const { owner, listing, seeker, slotId } = await offered(db)
    await scheduleVisit(db, seeker, listing.spn, { slotId }, at)
    await expect(removeSlot(db, seeker, slotId)).rejects.toMatchObject({ code: 'not_found' })
    await removeSlot(db, owner, slotId)
    expect(await slotsOf(db, owner)).toEqual([`${day} 11:00`])
    expect(await visitOf(db, seeker)).toMatchObject({
      status: 'requested',
      day,
      clock: '10:30',
      slotId: null,
    })
  })

  test('must be of the owner, for this home, and still to come', async ({ db }) => {
    const { owner, listing, seeker, slotId } = await offered(db)
    const elsewhere = await createListing(db)
    const ownOther = await createListing(db, { ownerId: owner.id })
    await addSlots(db, owner, { day, clocks: ['18:00'], spn: ownOther.spn }, now)
    const [foreign] = (await listFreeSlots(db, seeker, ownOther.spn, now)).slice(-1)
    const later = new Date('2026-11-20T05:00:00Z')
    for (const picked of [
      scheduleVisit(db, seeker, elsewhere.spn, { slotId }, at),
      scheduleVisit(db, seeker, listing.spn, { slotId: foreign!.id }, at),
      scheduleVisit(db, seeker, listing.spn, { slotId }, { ...at, now: later }),
    ]) {
      await expect(picked).rejects.toMatchObject(taken)
    }
  })
})

test('an owner who accepts a time of day may name the exact time within it', async ({ db }) => {
  const { owner, listing, seeker } = await offered(db)
  await scheduleVisit(db, seeker, listing.spn, { day, time: 'morning' }, at)
  const { id } = await visitOf(db, seeker)
  const accept = { action: 'accept', day, time: 'morning' } as const
  const evening = moveVisit(db, owner, id, { ...accept, clock: '17:00' }, now)
  await expect(evening).rejects.toMatchObject({ code: 'conflict' })
  await moveVisit(db, owner, id, { ...accept, clock: '11:00' }, now)
  expect(await visitOf(db, seeker)).toMatchObject({ status: 'accepted', clock: '11:00' })
  expect(await free(db, asViewer(await createUser(db)), listing.spn)).toEqual([`${day} 10:30`])
})

const tomorrow = new Date(now.getTime() + 86_400_000)

async function prepare(db: Db, differences: Partial<NewListing> = {}) {
  const owner = asViewer(await createUser(db))
  const listing = await createListing(db, { ownerId: owner.id, ...differences })
  return { owner, listing, seeker: asViewer(await createUser(db)) }
}

/** An owner who is free at half past ten and at eleven, as another one is. */
async function offered(db: Db) {
  const another = asViewer(await createUser(db))
  await addSlots(db, another, { day, clocks: ['10:30', '11:00'] }, now)
  const prepared = await prepare(db)
  await addSlots(db, prepared.owner, { day, clocks: ['10:30', '11:00'] }, now)
  const [slot] = await listFreeSlots(db, prepared.seeker, prepared.listing.spn, now)
  return { ...prepared, slotId: slot!.id }
}

async function free(db: Db, viewer: Viewer, ref: string, moment = now) {
  const slots = await listFreeSlots(db, viewer, ref, moment)
  return slots.map((slot) => `${slot.day} ${slot.clock}`)
}

async function slotsOf(db: Db, { id }: Viewer) {
  const rows = await db
    .selectFrom('visitSlot')
    .select(['day', 'clock'])
    .where('ownerId', '=', id)
    .execute()
  return rows.map((slot) => `${slot.day} ${slot.clock}`)
}

function visitOf(db: Db, { id }: Viewer) {
  return db.selectFrom('visit').selectAll().where('seekerId', '=', id).executeTakeFirstOrThrow()
}
