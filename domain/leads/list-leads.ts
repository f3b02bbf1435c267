import { sql } from 'kysely'
import type { LeadStatus } from '#contract/options.ts'
import type { Paging } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import { lastPageOf, rowsBefore } from '#domain/paging.ts'
import type { Viewer } from '#domain/viewer.ts'

export type LeadFilter = {
  status?: LeadStatus | undefined
  /** The SPN of a listing. */
  spn?: string | undefined
}

/** A page of the viewer's leads as an owner, newest first, and the number of the last page. */
export async function listLeads(
  db: Db,
  viewer: Viewer,
  { status, spn, ...paging }: Paging & LeadFilter,
) {
  const own = selectOwn(db, viewer, { status, spn })
  const page = own
    .select('lead.id')
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
    .offset(rowsBefore(paging))
    .limit(paging.pageSize)
  const [leads, { total }] = await Promise.all([
    // The ids are chosen first: joining before OFFSET would look every skipped person up.
    withPeople(db).where('lead.id', 'in', page).execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { leads, total, lastPage: lastPageOf(total, paging) }
}

/** Every lead of the viewer that the filter leaves, newest first. */
export function exportLeads(db: Db, viewer: Viewer, filter: LeadFilter) {
  const own = selectOwn(db, viewer, filter).select('lead.id')
  return withPeople(db).where('lead.id', 'in', own).execute()
}

export type Lead = Awaited<ReturnType<typeof exportLeads>>[number]

/** The viewer's leads that a filter leaves. */
export function selectOwn(db: Db, viewer: Viewer, { status, spn }: LeadFilter) {
  return db
    .selectFrom('lead')
    .where('lead.ownerId', '=', viewer.id)
    .$if(status !== undefined, (query) => query.where('lead.status', '=', status!))
    .$if(spn !== undefined, (query) =>
      query.where('lead.listingId', 'in', ({ selectFrom }) =>
        selectFrom('listing').select('listing.id').where('listing.spn', '=', spn!),
      ),
    )
}

function withPeople(db: Db) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .innerJoin('appUser as seeker', 'seeker.id', 'lead.seekerId')
    .select(['lead.id', 'lead.kind', 'lead.status', 'lead.note', 'lead.createdAt', 'listing.spn'])
    .select(['lead.seekerLine', 'seeker.name', 'seeker.phone', 'seeker.email'])
    .select(
      sql<boolean>`exists (
        select from user_block
        where user_block.owner_id = lead.owner_id and user_block.user_id = lead.seeker_id
      )`.as('isBlocked'),
    )
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
}
