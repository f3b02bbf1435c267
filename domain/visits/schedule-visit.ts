import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import { isVisitOver, type VisitWish } from '#contract/format/visit-wish.ts'
import { visitLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { recordLead } from '#domain/leads/record-lead.ts'
import { requireOpenListing } from '#domain/leads/require-open-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'
import { asSlotTaken, requireFreeSlot } from '#domain/visit-slots/take-slot.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

type SlotWish = VisitWish & {
  /** One of the owner's free slots, which says day and time; null: none of them. */
  slotId?: string | null | undefined
}

type Options = {
  /** The client's address, for the rate limit that several accounts of one person share. */
  address: string
  /** What the seeker tells the owner. */
  line?: string | undefined
  now?: Date
}

/**
 * Asks the owner for a visit. One open request per person and listing; another wish changes it, and
 * what is left out of it (undefined) stays as it was. Each of them is a notification for the owner, so
 * there is a rate limit per day.
 */
export function scheduleVisit(
  db: Db,
  viewer: Viewer,
  ref: string,
  wish: SlotWish,
  { address, line, now = new Date() }: Options,
): Promise<'requested' | 'changed' | 'unchanged'> {
  return inTransaction(db, async (trx) => {
    const listing = await requireOpenListing(trx, viewer, ref)
    if (listing.ownerId === viewer.id) {
      throw new DomainError('forbidden', { message: texts.listing.ownListing })
    }

    await closePastVisit(trx, viewer, listing.id, now)
    const kept = await keepWish(
      trx,
      viewer,
      listing.id,
      await withSlot(trx, viewer, listing, wish, now),
    )
    const lead = await recordLead(trx, viewer, listing, { kind: 'visit', line })
    if (line) await keepLine(trx, viewer, listing.id, line)
    const counted = { listingId: listing.id, address, now }
    const facts = { listingId: listing.id, personId: viewer.id }
    if (!kept) {
      if (lead !== 'wrote') return 'unchanged'
      await countWish(trx, viewer, { ...counted, isNew: false, isAgain: true })
      await notify(trx, listing.ownerId, { kind: 'seeker-wrote', about: 'visit', ...facts })
      return 'changed'
    }
    if (isVisitOver(kept, now)) {
      throw new DomainError('invalid', { fields: { time: texts.visits.timeIsOver } })
    }
    const isAgain = !kept.isNew || (await hasEarlierVisit(trx, viewer, listing.id, kept.id))
    await countWish(trx, viewer, { ...counted, isNew: kept.isNew, isAgain })
    await notify(trx, listing.ownerId, {
      kind: kept.isNew ? 'visit-requested' : 'visit-changed',
      ...facts,
      day: kept.day,
      time: kept.time || null,
      clock: kept.clock || undefined,
    })
    return kept.isNew ? 'requested' : 'changed'
  })
}

async function withSlot(
  trx: Db,
  viewer: Viewer,
  listing: { id: string; ownerId: string },
  { day, time, slotId }: SlotWish,
  now: Date,
): Promise<SlotWish> {
  if (!slotId) return { day, time, slotId }
  return requireFreeSlot(trx, { slotId, listing, seekerId: viewer.id }, now)
}

/** A visit whose day is over makes room for a new one. */
async function closePastVisit(trx: Db, viewer: Viewer, listingId: string, now: Date) {
  await trx
    .updateTable('visit')
    .set({ status: 'done' })
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('status', 'in', openStatuses)
    .where('day', '<', indiaDay(now))
    .execute()
}

/** A changed wish needs an answer again, whatever the owner said to the one before. */
const unanswered = {
  status: 'requested',
  proposedDay: null,
  proposedTime: '',
  proposedClock: '',
  remindedAt: null,
} as const

/** Undefined when the wish is unchanged and names no other time now. */
function keepWish(trx: Db, viewer: Viewer, listingId: string, wish: SlotWish) {
  const { day, time, clock, slotId } = wish
  const changes = {
    ...(day !== undefined && { preferredDay: day }),
    ...(time !== undefined && { preferredTime: time || ('' as const) }),
    ...(slotId !== undefined && { slotId }),
  }
  const names = Object.keys(changes) as (keyof typeof changes)[]
  // An exact time belongs to the wish that named it.
  const exact = { preferredClock: clock ?? '', slotId: slotId ?? null }
  return trx
    .insertInto('visit')
    .values({ listingId, seekerId: viewer.id, ...changes, ...exact })
    .onConflict((conflict) => {
      // Written out literally, so that the planner finds the partial index.
      const isOpen = sql<boolean>`status in ('requested', 'proposed', 'accepted')`
      const open = conflict.columns(['listingId', 'seekerId']).where(isOpen)
      if (names.length === 0) return open.doNothing()
      return open
        .doUpdateSet({ ...changes, ...exact, ...unanswered })
        .where(({ or, eb }) =>
          or(names.map((name) => eb(`visit.${name}`, 'is distinct from', changes[name] ?? null))),
        )
    })
    .returning(['id', 'preferredDay as day', 'preferredTime as time', 'preferredClock as clock'])
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw asSlotTaken(error)
    })
}

/** Stored beside the wish: a line changes nothing about what the owner has agreed to. */
async function keepLine(trx: Db, viewer: Viewer, listingId: string, seekerLine: string) {
  await trx
    .updateTable('visit')
    .set({ seekerLine })
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('status', 'in', openStatuses)
    .execute()
}

async function hasEarlierVisit(trx: Db, viewer: Viewer, listingId: string, id: string) {
  const earlier = await trx
    .selectFrom('visit')
    .select('id')
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

type Counted = {
  listingId: string
  isNew: boolean
  /** A changed wish, or a new one after an earlier one for the same listing was withdrawn. */
  isAgain: boolean
  address: string
  now: Date
}

async function countWish(trx: Db, viewer: Viewer, counted: Counted) {
  const { listingId, isNew, isAgain, address, now } = counted
  const { listingsPerDay, changesPerDay, wishesPerDayAndAddress } = visitLimits
  const { visitLimit, visitChangeLimit, visitLimitHere } = texts.listing
  const perAddress = {
    scope: 'visit',
    address,
    limit: wishesPerDayAndAddress,
    message: visitLimitHere,
  }
  if (isAgain) {
    await consumeDailyLimit(trx, viewer, {
      scope: `visit-change ${listingId}`,
      limit: changesPerDay,
      message: visitChangeLimit(changesPerDay),
      ...(!isNew && { perAddress }),
      now,
    })
  }
  if (isNew) {
    await consumeDailyLimit(trx, viewer, {
      scope: 'visit',
      limit: listingsPerDay,
      message: visitLimit(listingsPerDay),
      perAddress,
      now,
    })
  }
}
