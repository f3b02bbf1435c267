import { sql } from 'kysely'
import type { ListingStatus } from '#contract/options.ts'
import type { Paging } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

type Wanted = Paging & { status?: ListingStatus | undefined }

/** A page of the viewer's listings, last changed first, with how many people asked about each. */
export function listOwnPage(db: Db, viewer: Viewer, { status, page_no, pageSize }: Wanted) {
  return db
    .selectFrom('listing')
    .selectAll('listing')
    .select([countLeads('contact').as('contacts'), countLeads('visit').as('visits')])
    .where('ownerId', '=', viewer.id)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .offset((page_no - 1) * pageSize)
    .limit(pageSize)
    .execute()
}

export type OwnListing = Awaited<ReturnType<typeof listOwnPage>>[number]

function countLeads(kind: 'contact' | 'visit') {
  return sql<number>`(
    select count(*) from lead where lead.listing_id = listing.id and lead.kind = ${kind}
  )`
}
