import { addDays, indiaDay } from '#contract/format/dates.ts'
import { isVisitOver } from '#contract/format/visit-wish.ts'
import { slotLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import { isToCome } from '#domain/visit-slots/select-slots.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

type Free = {
  day: string
  /** When each begins, as HH:MM. */
  clocks: string[]
  /** The same day of so many weeks, the first included. */
  weeks?: number | undefined
  /** The SPN of one home; left out, the slots are for all of them. */
  spn?: string | undefined
}

/**
 * Keeps when the viewer is free to show homes. Slots that exist already stay as they are, and times
 * of the viewer's visits get no slot. Returns how many are new.
 */
export function addSlots(db: Db, viewer: Viewer, free: Free, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, viewer.id))) throw new DomainError('signed_out')
    const listingId = free.spn === undefined ? null : await requireOwn(trx, viewer, free.spn)
    const times = timesOf(free, now)
    if (times.length === 0) {
      throw new DomainError('invalid', { fields: { clocks: texts.visits.timeIsOver } })
    }
    const { addsPerDay, open } = slotLimits
    const message = texts.visits.slotLimit
    await consumeDailyLimit(trx, viewer, { scope: 'visit-slots', limit: addsPerDay, message, now })
    await removePast(trx, viewer, now)
    if ((await countOpen(trx, viewer, now)) + times.length > open) {
      throw new DomainError('too_many', { message: texts.visits.tooManySlots(open) })
    }
    const busy = await busyTimes(trx, viewer, times)
    const rows = times
      .filter(({ day, clock }) => !busy.has(`${day} ${clock}`))
      .map((time) => ({ ...time, ownerId: viewer.id, listingId }))
    if (rows.length === 0) return 0
    const added = await trx
      .insertInto('visitSlot')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    return added.length
  })
}

function timesOf({ day, clocks, weeks = 1 }: Free, now: Date) {
  const days = Array.from({ length: weeks }, (_, week) => addDays(day, 7 * week))
  return days
    .flatMap((each) => [...new Set(clocks)].map((clock) => ({ day: each, clock })))
    .filter((time) => !isVisitOver(time, now))
}

async function requireOwn(trx: Db, viewer: Viewer, spn: string) {
  const listing = await trx
    .selectFrom('listing')
    .select('id')
    .where('spn', '=', spn)
    .where('ownerId', '=', viewer.id)
    .where('revises', 'is', null)
    .executeTakeFirst()
  if (!listing) throw new DomainError('not_found')
  return listing.id
}

/** Slots of past days are of no use: visits keep their own day and time. */
async function removePast(trx: Db, viewer: Viewer, now: Date) {
  await trx
    .deleteFrom('visitSlot')
    .where('ownerId', '=', viewer.id)
    .where('day', '<', indiaDay(now))
    .execute()
}

async function countOpen(trx: Db, viewer: Viewer, now: Date) {
  const { count } = await trx
    .selectFrom('visitSlot')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', viewer.id)
    .where(isToCome(now))
    .executeTakeFirstOrThrow()
  return count
}

/** When somebody comes, or wants to, at an exact time to any of the viewer's homes. */
async function busyTimes(trx: Db, viewer: Viewer, times: { day: string }[]) {
  const visits = await trx
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select(['visit.day', 'visit.clock'])
    .where('listing.ownerId', '=', viewer.id)
    .where('visit.day', 'in', [...new Set(times.map(({ day }) => day))])
    .where('visit.status', 'in', openStatuses)
    .where('visit.clock', '<>', '')
    .execute()
  return new Set(visits.map(({ day, clock }) => `${day} ${clock}`))
}
