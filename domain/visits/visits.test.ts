import { describe, expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { VisitWish } from '#contract/format/visit-wish.ts'
import { visitLimits } from '#contract/limits.ts'
import { type VisitStatus, visitActions, visitStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { countWaitingVisits, listVisits } from '#domain/visits/list-visits.ts'
import { moveVisit, type VisitMove } from '#domain/visits/move-visit.ts'
import { remindOfVisits } from '#domain/visits/remind-of-visits.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser, createVisit } from '#tests/factories.ts'

const today = indiaDay(new Date())
const wish = { day: addDays(today, 3), time: 'evening' } as const
const other = { day: addDays(today, 4), time: 'morning' } as const

test('the seeker reads the house number once the visit is agreed', async ({ db }) => {
  const { owner, seeker, listing, id } = await prepare(db)
  const houseNo = 'B-204'
  await db.updateTable('listing').set({ houseNo }).where('id', '=', listing.id).execute()

  expect((await listVisits(db, seeker, 'seeker')).open).toMatchObject([{ houseNo: null }])
  expect((await listVisits(db, owner, 'owner')).open).toMatchObject([{ houseNo }])
  await moveVisit(db, owner, id, { action: 'accept', ...wish })
  expect((await listVisits(db, seeker, 'seeker')).open).toMatchObject([{ houseNo }])
})

describe('the moves of a visit', () => {
  const allowed: Record<'owner' | 'seeker', Partial<Record<VisitStatus, string[]>>> = {
    owner: {
      requested: ['accept', 'propose', 'decline'],
      proposed: ['propose', 'cancel'],
      accepted: ['propose', 'cancel'],
    },
    seeker: {
      requested: ['cancel'],
      proposed: ['accept', 'decline', 'cancel'],
      accepted: ['cancel'],
    },
  }

  const notNow = { code: 'conflict', message: texts.visits.notNow }

  test('each side may do exactly what the state of the visit allows', async ({ db }) => {
    const { owner, seeker, id } = await prepare(db)
    for (const [side, viewer] of Object.entries({ owner, seeker })) {
      for (const status of visitStatuses.values) {
        for (const action of visitActions.values) {
          await reset(db, id, status)
          const may = allowed[side as 'owner' | 'seeker'][status]?.includes(action) ?? false
          const moved = moveVisit(db, viewer, id, moveOf(action, status))
          const name = `${side} ${action} ${status}`
          if (may) await expect(moved, name).resolves.toBeUndefined()
          else await expect(moved, name).rejects.toMatchObject(notNow)
        }
      }
    }
  })

  test('for everybody else there is no such visit', async ({ db }) => {
    const { id } = await prepare(db)
    const [stranger, staff] = [await createUser(db), await createUser(db, { role: 'staff' })]
    for (const person of [stranger, staff]) {
      await expect(moveVisit(db, asViewer(person), id, { action: 'cancel' })).rejects.toMatchObject(
        { code: 'not_found' },
      )
    }
    expect(await statusOf(db, id)).toBe('requested')
  })

  test('an owner proposes another time, the seeker accepts, and both are told', async ({ db }) => {
    const { owner, seeker, id } = await prepare(db)
    await moveVisit(db, owner, id, { action: 'propose', ...other })
    expect(await findVisit(db, id)).toMatchObject({ status: 'proposed', ...other })
    await moveVisit(db, seeker, id, { action: 'accept', ...other })

    expect(await findVisit(db, id)).toMatchObject({ status: 'accepted', ...other })
    expect(await notificationsOf(db, seeker.id)).toEqual(['visit-proposed'])
    expect(await notificationsOf(db, owner.id)).toEqual(['visit-requested', 'visit-accepted'])
  })

  test.for<[string, 'owner' | 'seeker', VisitStatus, (typeof visitActions.values)[number]]>([
    ['visit-accepted', 'owner', 'requested', 'accept'],
    ['visit-accepted', 'seeker', 'proposed', 'accept'],
    ['visit-proposed', 'owner', 'accepted', 'propose'],
    ['visit-declined', 'owner', 'requested', 'decline'],
    ['visit-declined', 'seeker', 'proposed', 'decline'],
    ['visit-cancelled', 'owner', 'proposed', 'cancel'],
    ['visit-cancelled', 'owner', 'accepted', 'cancel'],
    ['visit-cancelled', 'seeker', 'accepted', 'cancel'],
    ['visit-withdrawn', 'seeker', 'requested', 'cancel'],
    ['visit-withdrawn', 'seeker', 'proposed', 'cancel'],
  ])('%s is what the other side is told: %s, %s, %s', async (row, { db }) => {
    const [kind, side, status, action] = row
    const { owner, seeker, listing, id } = await prepare(db)
    await reset(db, id, status)
    await db.deleteFrom('notification').execute()
    const move = moveOf(action, status)
    await moveVisit(db, side === 'owner' ? owner : seeker, id, move)

    const [mover, told] = side === 'owner' ? [owner, seeker] : [seeker, owner]
    const about = 'day' in move ? move : status === 'proposed' ? other : wish
    expect(await allNotifications(db)).toEqual([
      {
        userId: told.id,
        kind,
        listingId: listing.id,
        personId: mover.id,
        data: { day: about.day, time: about.time },
      },
    ])
  })

  test('a request without a day and time is declined without one', async ({ db }) => {
    const { owner, seeker, listing, id } = await prepare(db, {})
    await moveVisit(db, owner, id, { action: 'decline' })
    const about = { listingId: listing.id, personId: owner.id, data: { day: null, time: null } }
    expect((await allNotifications(db)).filter(({ userId }) => userId === seeker.id)).toEqual([
      { userId: seeker.id, kind: 'visit-declined', ...about },
    ])
  })

  test.for([
    ['day', { ...wish, day: other.day }],
    ['time', { ...wish, time: other.time }],
  ] as const)(
    'a %s that was changed since it was seen is not accepted',
    async ([, changed], { db }) => {
      const { owner, seeker, listing, id } = await prepare(db)
      await scheduleVisit(db, seeker, listing.spn, changed, { address: '127.0.0.1' })

      await expect(moveVisit(db, owner, id, { action: 'accept', ...wish })).rejects.toMatchObject({
        code: 'conflict',
        message: texts.visits.otherTime,
      })
      expect(await statusOf(db, id)).toBe('requested')
    },
  )

  test('the time that is on the table is not proposed again', async ({ db }) => {
    const { owner, id } = await prepare(db)
    await expect(moveVisit(db, owner, id, { action: 'propose', ...wish })).rejects.toMatchObject({
      code: 'invalid',
      fields: { time: texts.visits.sameTime },
    })
    for (const proposal of [{ ...wish, day: other.day }, other]) {
      await moveVisit(db, owner, id, { action: 'propose', ...proposal })
      expect(await findVisit(db, id)).toMatchObject({ status: 'proposed', ...proposal })
    }
  })

  test('of two answers at once only one counts', async ({ freshDatabase: { db } }) => {
    const { owner, seeker, id } = await prepare(db)
    const outcomes = await Promise.allSettled([
      moveVisit(db, owner, id, { action: 'decline' }),
      moveVisit(db, seeker, id, { action: 'cancel' }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('another wish after an agreed visit is a request again', async ({ db }) => {
    const { owner, seeker, listing, id } = await prepare(db)
    await moveVisit(db, owner, id, { action: 'accept', ...wish })
    const change = { address: '127.0.0.1' }
    expect(await scheduleVisit(db, seeker, listing.spn, other, change)).toBe('changed')

    expect(await findVisit(db, id)).toMatchObject({ status: 'requested', ...other })
  })

  test('a day has only so many proposals for a visit', async ({ db }) => {
    const { owner, listing, id } = await prepare(db)
    for (let i = 1; i <= visitLimits.changesPerDay; i++) {
      const day = addDays(today, 10 + i)
      await moveVisit(db, owner, id, { action: 'propose', day, time: 'morning' })
    }
    await expect(moveVisit(db, owner, id, { action: 'propose', ...other })).rejects.toMatchObject({
      code: 'too_many',
    })
    const { id: another } = await createVisit(db, { listingId: listing.id })
    await moveVisit(db, owner, another, { action: 'propose', ...other })
  })
})

describe('a time of day that is over', () => {
  const noon = new Date('2026-11-16T13:00:00+05:30')
  const morning = { day: '2026-11-16', time: 'morning' } as const
  const afternoon = { day: '2026-11-16', time: 'afternoon' } as const
  const isOver = { code: 'invalid', fields: { time: texts.visits.timeIsOver } }

  test('cannot be asked for', async ({ db }) => {
    const { seeker, listing } = await prepare(db)
    const at = { address: '127.0.0.1', now: noon }
    await expect(scheduleVisit(db, seeker, listing.spn, morning, at)).rejects.toMatchObject(isOver)
    await expect(scheduleVisit(db, seeker, listing.spn, afternoon, at)).resolves.toBe('changed')
  })

  test('cannot be proposed or accepted', async ({ db }) => {
    const { owner, seeker, id } = await prepare(db)
    const propose = { action: 'propose', ...morning } as const
    await expect(moveVisit(db, owner, id, propose, noon)).rejects.toMatchObject(isOver)
    await moveVisit(db, owner, id, { action: 'propose', ...afternoon }, noon)
    const evening = new Date('2026-11-16T16:00:00+05:30')
    const accept = { action: 'accept', ...afternoon } as const
    await expect(moveVisit(db, seeker, id, accept, evening)).rejects.toMatchObject({
      code: 'conflict',
      message: texts.visits.timeIsOver,
    })
    const midnight = new Date('2026-11-17T00:00:00+05:30')
    await expect(moveVisit(db, seeker, id, accept, midnight)).rejects.toMatchObject({
      code: 'conflict',
      message: texts.visits.isOver,
    })
  })
})

test('blocking a person ends his visits', async ({ db }) => {
  const { owner, id } = await prepare(db)
  await moveVisit(db, owner, id, { action: 'accept', ...wish })
  const lead = await db.selectFrom('lead').select('id').where('ownerId', '=', owner.id).execute()
  await blockSeeker(db, owner, lead[0]!.id, true)

  expect(await findVisit(db, id)).toMatchObject({ status: 'declined', day: wish.day })
})

describe('lists', () => {
  test('each side sees its own visits, and only the owner a number', async ({ db }) => {
    const { owner, seeker, id } = await prepare(db)
    const [mine] = (await listVisits(db, owner, 'owner')).open
    expect(mine).toMatchObject({ id, status: 'requested', ...wish, phone: expect.any(String) })
    const [asked] = (await listVisits(db, seeker, 'seeker')).open
    expect(asked).toMatchObject({ id, name: 'Vikram Sethi', phone: null })

    const stranger = asViewer(await createUser(db))
    for (const side of ['owner', 'seeker'] as const) {
      expect(await listVisits(db, stranger, side)).toEqual({ open: [], past: [] })
    }
    expect(await listVisits(db, owner, 'seeker')).toEqual({ open: [], past: [] })
  })

  test('what waits for an answer comes first, the rest by day and time', async ({ db }) => {
    const { owner, seeker, id } = await prepare(db)
    const more = async (day: string | null, time: 'morning' | 'evening', status: VisitStatus) => {
      const { id: listingId } = await createListing(db, { ownerId: owner.id })
      const visit = {
        listingId,
        seekerId: seeker.id,
        preferredDay: day,
        preferredTime: time,
        status,
      }
      return db.insertInto('visit').values(visit).returning('id').executeTakeFirstOrThrow()
    }
    const later = await more(addDays(today, 9), 'morning', 'accepted')
    const evening = await more(addDays(today, 1), 'evening', 'accepted')
    const morning = await more(addDays(today, 1), 'morning', 'accepted')
    const longAgo = await more(addDays(today, -9), 'morning', 'accepted')
    const yesterday = await more(addDays(today, -1), 'morning', 'accepted')

    const { open, past } = await listVisits(db, owner, 'owner')
    expect(open.map((visit) => visit.id)).toEqual([id, morning.id, evening.id, later.id])
    expect(past.map((visit) => visit.id)).toEqual([yesterday.id, longAgo.id])
    const seen = await listVisits(db, seeker, 'seeker')
    expect(seen.open.map((visit) => visit.id)).toEqual([morning.id, evening.id, id, later.id])
  })

  test('what waits for an answer is counted for who can give it', async ({ db }) => {
    const { owner, seeker, id } = await prepare(db)
    const waiting = () =>
      Promise.all([owner, seeker].map((viewer) => countWaitingVisits(db, viewer)))
    expect(await waiting()).toEqual([1, 0])
    await moveVisit(db, owner, id, { action: 'propose', ...other })
    expect(await waiting()).toEqual([0, 1])
    await moveVisit(db, seeker, id, { action: 'accept', ...other })
    expect(await waiting()).toEqual([0, 0])
  })

  test('a visit is open until midnight in India of its day', async ({ db }) => {
    const { owner, id } = await prepare(db)
    const midnight = new Date(`${addDays(wish.day, 1)}T00:00:00+05:30`)
    const lastSecond = new Date(midnight.getTime() - 1_000)
    const list = (now: Date) => listVisits(db, owner, 'owner', { now })
    expect(await list(lastSecond)).toMatchObject({ open: [{ id }], past: [] })
    expect(await list(midnight)).toMatchObject({ open: [], past: [{ id }] })
    expect(await countWaitingVisits(db, owner, lastSecond)).toBe(1)
    expect(await countWaitingVisits(db, owner, midnight)).toBe(0)
  })

  test('are short until all is asked for, and the past stays short', async ({ db }) => {
    const owner = asViewer(await createUser(db))
    const { id: listingId } = await createListing(db, { ownerId: owner.id })
    const many = visitLimits.all.past + 1
    const { id: seekerId } = await createUser(db)
    const visits = Array.from({ length: many }, (_, n) => [
      { listingId, seekerId, preferredDay: addDays(today, -n), status: 'cancelled' as const },
    ])
    await db.insertInto('visit').values(visits.flat()).execute()
    for (let n = 0; n <= visitLimits.openShown; n++) await createVisit(db, { listingId })

    const sizes = async (wanted: { isAll?: boolean }) => {
      const { open, past } = await listVisits(db, owner, 'owner', wanted)
      return [open.length, past.length]
    }
    expect(await sizes({})).toEqual([visitLimits.openShown, visitLimits.pastShown])
    expect(await sizes({ isAll: true })).toEqual([visitLimits.openShown + 1, visitLimits.all.past])
  })
})

describe('the reminder', () => {
  const evening = (day: string) => new Date(`${day}T18:00:00+05:30`)

  test('comes to both sides the evening before, once', async ({ db }) => {
    const { owner, seeker, listing, id } = await prepare(db)
    await moveVisit(db, owner, id, { action: 'accept', ...wish })
    await remindOfVisits(db, evening(addDays(wish.day, -2)))
    expect(await notificationsOf(db, owner.id)).not.toContain('visit-reminder')

    for (let i = 0; i < 2; i++) await remindOfVisits(db, evening(addDays(wish.day, -1)))
    expect(await notificationsOf(db, owner.id)).toEqual(['visit-requested', 'visit-reminder'])
    expect(await notificationsOf(db, seeker.id)).toEqual(['visit-accepted', 'visit-reminder'])
    const reminders = (await allNotifications(db)).filter(({ kind }) => kind === 'visit-reminder')
    const about = { kind: 'visit-reminder', listingId: listing.id, data: wish }
    expect(reminders).toEqual([
      { userId: owner.id, personId: seeker.id, ...about },
      { userId: seeker.id, personId: owner.id, ...about },
    ])
  })

  test('comes late rather than never, and not after the visit', async ({ db }) => {
    const { owner, seeker, id } = await prepare(db)
    await moveVisit(db, owner, id, { action: 'accept', ...wish })
    await remindOfVisits(db, evening(wish.day))
    expect(await notificationsOf(db, seeker.id)).toEqual(['visit-accepted'])
    await remindOfVisits(db, new Date(`${wish.day}T08:00:00+05:30`))
    expect(await notificationsOf(db, seeker.id)).toEqual(['visit-accepted', 'visit-reminder'])
  })

  test('is for agreed visits only', async ({ db }) => {
    const { owner, id } = await prepare(db)
    await remindOfVisits(db, evening(addDays(wish.day, -1)))
    await moveVisit(db, owner, id, { action: 'accept', ...wish })
    await moveVisit(db, owner, id, { action: 'cancel' })
    await remindOfVisits(db, evening(addDays(wish.day, -1)))
    expect(await notificationsOf(db, owner.id)).toEqual(['visit-requested'])
  })
})

async function prepare(db: Db, asked: VisitWish = wish) {
  const owner = asViewer(await createUser(db, { name: 'Vikram Sethi' }))
  const seeker = asViewer(await createUser(db))
  const listing = await createListing(db, { ownerId: owner.id })
  await scheduleVisit(db, seeker, listing.spn, asked, { address: '127.0.0.1' })
  const { id } = await db
    .selectFrom('visit')
    .select('id')
    .where('listingId', '=', listing.id)
    .executeTakeFirstOrThrow()
  return { owner, seeker, listing, id }
}

function moveOf(action: (typeof visitActions.values)[number], status: VisitStatus): VisitMove {
  if (action === 'accept') return { action, ...(status === 'proposed' ? other : wish) }
  if (action === 'propose') return { action, day: addDays(today, 20), time: 'morning' }
  return { action }
}

async function reset(db: Db, id: string, status: VisitStatus) {
  await db
    .updateTable('visit')
    .set({
      status,
      preferredDay: wish.day,
      preferredTime: wish.time,
      proposedDay: other.day,
      proposedTime: other.time,
    })
    .where('id', '=', id)
    .execute()
}

function findVisit(db: Db, id: string) {
  return db.selectFrom('visit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function statusOf(db: Db, id: string) {
  return (await findVisit(db, id)).status
}

async function notificationsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('notification')
    .select('kind')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

function allNotifications(db: Db) {
  return db
    .selectFrom('notification')
    .select(['userId', 'kind', 'listingId', 'personId', 'data'])
    .orderBy('id')
    .execute()
}
