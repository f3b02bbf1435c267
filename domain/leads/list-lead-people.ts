import { sql } from 'kysely'
import { leadLimits } from '#contract/limits.ts'
import type { Paging } from '#contract/schemas/report.ts'
import type { Db } from '#db/connect.ts'
import { type LeadFilter, selectOwn } from '#domain/leads/list-leads.ts'
import { lastPageOf, rowsBefore } from '#domain/paging.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * A page of the people who are leads of the viewer, whoever came last first, each with everything
 * they asked for over all the viewer's homes. A filter says which people, not what is shown of them.
 */
export async function listLeadPeople(
  db: Db,
  viewer: Viewer,
  { status, spn, ...paging }: Paging & LeadFilter,
) {
  const chosen = selectOwn(db, viewer, { status, spn })
  const page = chosen
    .where(isLastOf({ status, spn }))
    .select('lead.seekerId')
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
    .offset(rowsBefore(paging))
    .limit(paging.pageSize)
  // Counting ends where the screen says "1,000+".
  const counted = chosen
    .select('lead.seekerId')
    .distinct()
    .limit(leadLimits.peopleCounted + 1)
  const [asked, { total }] = await Promise.all([
    selectAsked(db, viewer).where('lead.seekerId', 'in', page).execute(),
    db
      .selectFrom(counted.as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const people = byPerson(asked)
  return { people, total, lastPage: lastPageAfter(people, total, paging) }
}

/**
 * Where the total is only known to be larger than what is counted, a full page has another one
 * after it.
 */
function lastPageAfter(people: LeadPerson[], total: number, paging: Paging) {
  if (total <= leadLimits.peopleCounted) return lastPageOf(total, paging)
  const next = people.length === paging.pageSize ? paging.page + 1 : paging.page
  return Math.max(lastPageOf(leadLimits.peopleCounted, paging), next)
}

export type AskedHome = Awaited<ReturnType<ReturnType<typeof selectAsked>['execute']>>[number]

/** One person and what they asked for, the last thing first. */
export type LeadPerson = { seekerId: string; asked: [AskedHome, ...AskedHome[]] }

function byPerson(asked: AskedHome[]): LeadPerson[] {
  const people = new Map<string, LeadPerson>()
  for (const each of asked) {
    const known = people.get(each.seekerId)
    if (known) known.asked.push(each)
    else people.set(each.seekerId, { seekerId: each.seekerId, asked: [each] })
  }
  return [...people.values()]
}

/**
 * Whether a lead is the last one of its person that the filter leaves: so the newest are found
 * without grouping all leads.
 */
function isLastOf({ status, spn }: LeadFilter) {
  return sql<boolean>`not exists (
    select from lead later
    where later.owner_id = lead.owner_id and later.seeker_id = lead.seeker_id
      and (later.created_at, later.id) > (lead.created_at, lead.id)
      ${status === undefined ? sql`` : sql`and later.status = ${status}`}
      ${spn === undefined ? sql`` : sql`and later.listing_id in (select id from listing where spn = ${spn})`}
  )`
}

/** Every lead with its home, and the last visit where it is about one. */
function selectAsked(db: Db, viewer: Viewer) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .innerJoin('appUser as seeker', 'seeker.id', 'lead.seekerId')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('visit')
          .select(['visit.status as visitStatus', 'visit.day', 'visit.time', 'visit.clock'])
          .whereRef('visit.listingId', '=', 'lead.listingId')
          .whereRef('visit.seekerId', '=', 'lead.seekerId')
          .where('lead.kind', '=', 'visit')
          .orderBy('visit.id', 'desc')
          .limit(1)
          .as('visit'),
      (join) => join.onTrue(),
    )
    .select(['lead.id', 'lead.seekerId', 'lead.kind', 'lead.status', 'lead.note'])
    .select(['lead.createdAt', 'lead.seekerLine', 'seeker.name', 'seeker.phone', 'seeker.email'])
    .select(['visit.visitStatus', 'visit.day', 'visit.time', 'visit.clock'])
    .select(['listing.spn', 'listing.photos', 'listing.category', 'listing.propertyType'])
    .select(['listing.bhk', 'listing.bedrooms', 'listing.builtUpArea', 'listing.areaUnit'])
    .select(['listing.locality', 'listing.city'])
    .select(
      sql<boolean>`exists (
        select from user_block
        where user_block.owner_id = lead.owner_id and user_block.user_id = lead.seeker_id
      )`.as('isBlocked'),
    )
    .where('lead.ownerId', '=', viewer.id)
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
}
