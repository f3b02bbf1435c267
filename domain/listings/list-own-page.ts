import { sql } from 'kysely'
import type { ListingStatus } from '#contract/options.ts'
import type { Paging } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import { firstInsightDay } from '#domain/insight/insight-days.ts'
import { isSince, leadCounts } from '#domain/leads/lead-counts.ts'
import { rowsBefore } from '#domain/paging.ts'
import type { Viewer } from '#domain/viewer.ts'

type Wanted = Paging & { status?: ListingStatus | undefined }

/** A page of the viewer's listings, last changed first, with the interest of the last 30 days. */
export function listOwnPage(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { status, ...paging }: Wanted,
  now = new Date(),
) {
  const from = firstInsightDay(now)
  return db
    .selectFrom('listing')
    .selectAll('listing')
    .select(countViews(from).as('views'))
    .innerJoinLateral(countLeads(from), (join) => join.onTrue())
    .select(['asked.contacts', 'asked.visits'])
    .where('ownerId', '=', viewer.id)
    .where('revises', 'is', null)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(rowsBefore(paging))
    .limit(paging.pageSize)
    .execute()
}

export type OwnListing = Awaited<ReturnType<typeof listOwnPage>>[number]

function countViews(from: string) {
  return sql<number>`(
    select coalesce(sum(views), 0) from listing_views seen
    where seen.listing_id = listing.id and seen.day >= ${from}
  )`
}

function countLeads(from: string) {
  return sql<{ contacts: number; visits: number }>`(
    select ${leadCounts} from lead where lead.listing_id = listing.id and ${isSince(from)}
  )`.as<'asked'>(sql.ref('asked'))
}
