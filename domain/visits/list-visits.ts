import { sql } from 'kysely'
import { indiaDay } from '#contract/dates.ts'
import { visitLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { openStatuses, type VisitSide } from '#domain/visits/visit-moves.ts'

/** The visits of one side: those to come, the next one first, and the newest of the others. */
export async function listVisits(db: Db, viewer: Viewer, side: VisitSide, now = new Date()) {
  const own = selectVisits(db, side).where(
    side === 'owner' ? 'listing.ownerId' : 'visit.seekerId',
    '=',
    viewer.id,
  )
  const [open, past] = await Promise.all([
    own
      .where(isOpen(now))
      .orderBy('visit.day', (order) => order.asc().nullsLast())
      .orderBy('visit.id')
      .limit(visitLimits.openShown)
      .execute(),
    own
      .where(sql<boolean>`not ${isOpen(now)}`)
      .orderBy('visit.id', 'desc')
      .limit(visitLimits.pastShown)
      .execute(),
  ])
  return { open, past }
}

export type ListedVisit = Awaited<ReturnType<typeof listVisits>>['open'][number]

/** How many visits wait for the viewer's answer, at his properties or for a proposal to him. */
export async function countWaitingVisits(db: Db, viewer: Viewer, now = new Date()) {
  // Two queries, because no index serves an OR over both tables.
  const counts = await Promise.all([
    countOpen(db, now)
      .where('listing.ownerId', '=', viewer.id)
      .where('visit.status', '=', 'requested')
      .executeTakeFirstOrThrow(),
    countOpen(db, now)
      .where('visit.seekerId', '=', viewer.id)
      .where('visit.status', '=', 'proposed')
      .executeTakeFirstOrThrow(),
  ])
  return counts.reduce((sum, { count }) => sum + count, 0)
}

function countOpen(db: Db, now: Date) {
  return db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOpen(now))
}

function isOpen(now: Date) {
  const statuses = sql.join(openStatuses)
  return sql<boolean>`(visit.status in (${statuses}) and (visit.day is null or visit.day >= ${indiaDay(now)}))`
}

/** The other side's number is for owners only: a seeker asks for it by Contact. */
export function selectVisits(db: Db, side: VisitSide) {
  return db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .innerJoin('appUser as person', (join) =>
      join.onRef('person.id', '=', side === 'owner' ? 'visit.seekerId' : 'listing.ownerId'),
    )
    .select(['visit.id', 'visit.status', 'visit.day', 'visit.time', 'visit.createdAt'])
    .select(['visit.preferredDay', 'visit.preferredTime', 'person.name'])
    .select(sql<string | null>`case when ${side} = 'owner' then person.phone end`.as('phone'))
    .select(['listing.spn', 'listing.category', 'listing.propertyType', 'listing.bhk'])
    .select(['listing.builtUpArea', 'listing.areaUnit', 'listing.locality', 'listing.city'])
    .select(['listing.address'])
}
