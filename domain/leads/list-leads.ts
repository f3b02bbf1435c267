import type { Paging } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A page of the viewer's leads as an owner, newest first, and the number of the last page. */
export async function listLeads(db: Db, viewer: Viewer, { page_no, pageSize }: Paging) {
  const own = db.selectFrom('lead').where('lead.ownerId', '=', viewer.id)
  const [leads, { total }] = await Promise.all([
    own
      .innerJoin('listing', 'listing.id', 'lead.listingId')
      .innerJoin('appUser as seeker', 'seeker.id', 'lead.seekerId')
      .select(['lead.id', 'lead.kind', 'lead.createdAt', 'listing.spn'])
      .select(['seeker.name', 'seeker.phone', 'seeker.email'])
      .orderBy('lead.createdAt', 'desc')
      .orderBy('lead.id', 'desc')
      .offset((page_no - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { leads, lastPage: Math.max(1, Math.ceil(total / pageSize)) }
}

export type Lead = Awaited<ReturnType<typeof listLeads>>['leads'][number]
