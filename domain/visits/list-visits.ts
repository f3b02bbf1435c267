import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import { leadLimits, visitLimits } from '#contract/limits.ts'
import { type VisitStatus, visitTimes } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { openStatuses, type VisitSide } from '#domain/visits/visit-moves.ts'

type Wanted = { isAll?: boolean; now?: Date }

/**
 * The visits of one side: those to come, first what waits for the viewer's answer, then the next
 * one; and the latest of the others.
 */
export async function listVisits(
  db: Db,
  viewer: Viewer,
  side: VisitSide,
  { isAll = false, now = new Date() }: Wanted = {},
) {
  // Ids first: names and listings are then joined to the few visits that are shown.
  const own = db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select('visit.id')
    .where(side === 'owner' ? 'listing.ownerId' : 'visit.seekerId', '=', viewer.id)
  const open = own
    .where(isOpen(now))
    .orderBy(nextFirst(side))
    .limit(isAll ? visitLimits.all.open : visitLimits.openShown)
  const past = own
    .where(sql<boolean>`not ${isOpen(now)}`)
    // An owner may have thousands: hours are sorted among the visits that are shown only.
    .orderBy('visit.day', (day) => day.desc().nullsLast())
    .orderBy('visit.id', 'desc')
    .limit(isAll ? visitLimits.all.past : visitLimits.pastShown)
  const shown = selectVisits(db, side)
  const [openVisits, pastVisits] = await Promise.all([
    shown.where('visit.id', 'in', open).orderBy(nextFirst(side)).execute(),
    shown.where('visit.id', 'in', past).orderBy(latestFirst).execute(),
  ])
  return { open: openVisits, past: pastVisits }
}

export type ListedVisit = Awaited<ReturnType<typeof listVisits>>['open'][number]

/** How many visits wait for the viewer's answer, at their properties or for a proposal to them. */
export async function countWaitingVisits(db: Db, viewer: Viewer, now = new Date()) {
  // Two queries, because no index serves an OR over both tables.
  const counts = await Promise.all([
    countOpen(db, now, { side: 'owner', viewer }),
    countOpen(db, now, { side: 'seeker', viewer }),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

type Waiting = { side: VisitSide; viewer: Viewer }

/** Counts no further than screens show. */
async function countOpen(db: Db, now: Date, { side, viewer }: Waiting) {
  const waiting = selectWaiting(db, viewer, side, now).limit(leadLimits.newShown + 1)
  const { count } = await db
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The ids of the visits that wait for the viewer's answer on one side. */
export function selectWaiting(db: Db, viewer: Viewer, side: VisitSide, now: Date) {
  return db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select('visit.id')
    .where(side === 'owner' ? 'listing.ownerId' : 'visit.seekerId', '=', viewer.id)
    .where('visit.status', '=', waitingStatus[side])
    .where(isOpen(now))
}

/** Whose answer a visit waits for. */
const waitingStatus: Record<VisitSide, VisitStatus> = { owner: 'requested', seeker: 'proposed' }

/** Times of day in the order of the day; a visit at any time of it comes last. */
const timeOfDay = sql`coalesce(array_position(${sql.val(visitTimes.values)}::text[], visit.time), 9)`

/** The next one first; one at any time of a day or on any day comes last. */
export const nextByTime = sql`visit.day nulls last, ${timeOfDay}, visit.clock, visit.id`

function nextFirst(side: VisitSide) {
  return sql`visit.status <> ${waitingStatus[side]}, ${nextByTime}`
}

const latestFirst = sql`visit.day desc nulls last, ${timeOfDay} desc, visit.clock desc, visit.id desc`

function isOpen(now: Date) {
  const statuses = sql.join(openStatuses)
  return sql<boolean>`(visit.status in (${statuses}) and (visit.day is null or visit.day >= ${indiaDay(now)}))`
}

/**
 * The other side's number is for owners only: a seeker asks for it by Contact. The house number is
 * for the owner, and for the seeker once the visit is agreed.
 */
export function selectVisits(db: Db, side: VisitSide) {
  return db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .innerJoin('appUser as person', (join) =>
      join.onRef('person.id', '=', side === 'owner' ? 'visit.seekerId' : 'listing.ownerId'),
    )
    .select(['visit.id', 'visit.status', 'visit.day', 'visit.time', 'visit.createdAt'])
    .select(['visit.preferredDay', 'visit.preferredTime', 'visit.preferredClock', 'visit.clock'])
    .select(['visit.slotId', 'visit.seekerLine', 'person.name'])
    .select(sql<string | null>`case when ${side} = 'owner' then person.phone end`.as('phone'))
    .select(['listing.spn', 'listing.category', 'listing.propertyType', 'listing.bhk'])
    .select(['listing.bedrooms'])
    .select(['listing.builtUpArea', 'listing.areaUnit', 'listing.locality', 'listing.city'])
    .select(['listing.address', 'listing.lat', 'listing.lng', 'listing.photos'])
    .select(['listing.price', 'listing.deal'])
    .select(['listing.byAgent', 'listing.checkedPaper', 'listing.checkedAt'])
    .select(
      sql<string | null>`case
        when ${side} = 'owner' or visit.status = 'accepted' then listing.house_no
      end`.as('houseNo'),
    )
}
