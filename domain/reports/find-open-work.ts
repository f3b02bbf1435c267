import { sql } from 'kysely'
import { reviewLimits } from '#contract/limits/review.ts'
import type { Db } from '#db/connect.ts'
import { waitingFor } from '#domain/review/review-queue.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Something that waits for the staff: how much of it, and since when. */
export type OpenWork = { count: number; oldest: Date | null }

type Kind = 'review' | 'complaints' | 'owner_checks' | 'call_req' | 'mail_req'

export type AllOpenWork = Record<Kind, OpenWork> & {
  complaints: OpenWork & {
    /** The listing that was complained about first. */
    spn: string | null
  }
  review: OpenWork & {
    /** How many have waited longer than our goal, and how many soon will. */
    late: number
    soon: number
    /** Listings on show that are in the queue only because somebody complained about them. */
    complaints: number
  }
}

type Row = OpenWork & {
  kind: Kind
  spn: string | null
  late: number
  soon: number
  complaints: number
}

/** Counting requests stops here: a larger backlog need not be exact. */
const most = 100
const SOON_MINUTES = 30

/** All that waits for the viewer, for the admin home. */
export async function findOpenWork(db: Db, viewer: Pick<Viewer, 'id'>): Promise<AllOpenWork> {
  const goal = sql`make_interval(mins => ${reviewLimits.goalMinutes}::int)`
  const soon = sql`make_interval(mins => ${SOON_MINUTES}::int)`
  const { rows } = await sql<Row>`
    with waiting as (
      select 'review' as kind, since, null as spn, is_complaint from (${waitingFor(viewer)}) as review
      union all
      select 'complaints', complaint.created_at, spn, true
      from complaint join listing on listing.id = listing_id
      where complaint.status = 'new' and listing.status in ('under_review', 'active', 'sold_out')
      union all (
        select 'owner_checks', created_at, null, false from owner_check
        where state = 'waiting' and owner_id <> ${viewer.id} order by created_at limit ${most}
      )
      union all (
        select 'call_req', created_at, null, false from call_request
        where status = 'new' order by created_at limit ${most}
      )
      union all (
        select 'mail_req', created_at, null, false from mail_request
        where status = 'new' order by created_at limit ${most}
      )
    )
    select kind, count(*) as count, min(since) as oldest,
      (array_agg(spn order by since))[1] as spn,
      count(*) filter (where since <= now() - ${goal}) as late,
      count(*) filter (where since > now() - ${goal} and since <= now() - ${goal} + ${soon}) as soon,
      count(*) filter (where is_complaint) as complaints
    from waiting
    group by kind
  `.execute(db)
  const none = { count: 0, oldest: null, spn: null, late: 0, soon: 0, complaints: 0 }
  const find = (kind: Kind) => rows.find((each) => each.kind === kind) ?? none
  const [review, complaints] = [find('review'), find('complaints')]
  const { late, soon: almostLate } = review
  return {
    review: { ...pick(review), late, soon: almostLate, complaints: review.complaints },
    complaints: { ...pick(complaints), spn: complaints.spn },
    owner_checks: pick(find('owner_checks')),
    call_req: pick(find('call_req')),
    mail_req: pick(find('mail_req')),
  }
}

function pick({ count, oldest }: OpenWork): OpenWork {
  return { count, oldest }
}
