import { type RawBuilder, sql } from 'kysely'
import { contactedLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * What the viewer can do about the owner now: call, wait for the answer, see that the owner
 * declined, ask (again) by Contact, or nothing because the home is no longer offered to them.
 */
export type ContactState = 'open' | 'requested' | 'declined' | 'ask' | 'gone'

export type ContactedOwner = Awaited<ReturnType<typeof listContactedOwners>>[number]

/**
 * The owners whose number the viewer saw or asked for, the latest first, with the viewer's own
 * note. The number is included as long as Contact would show it: not for a home that is gone, nor
 * for an owner who has blocked the viewer or has not accepted the request.
 */
export function listContactedOwners(
  db: Db,
  viewer: Viewer,
  { limit = contactedLimits.shown }: { limit?: number } = {},
) {
  return db
    .selectFrom(contacts(viewer).as('contact'))
    .innerJoin('listing', 'listing.id', 'contact.listingId')
    .innerJoin('appUser as owner', 'owner.id', 'listing.ownerId')
    .leftJoin('seekerNote as note', (join) =>
      join
        .on('note.userId', '=', viewer.id)
        .onRef('note.listingId', '=', 'listing.id')
        .on('note.about', '=', 'owner'),
    )
    .select(['contact.at', 'note.body as note', 'owner.name'])
    .select(['listing.spn', 'listing.category', 'listing.propertyType', 'listing.bhk'])
    .select(['listing.bedrooms', 'listing.builtUpArea', 'listing.areaUnit'])
    .select(['listing.locality', 'listing.city', 'listing.deal'])
    .select(['listing.byAgent', 'listing.checkedPaper', 'listing.checkedAt'])
    .select(stateFor(viewer).as('state'))
    .select(whileOpen(viewer, sql`owner.phone`).as('phone'))
    .select(whileOpen(viewer, sql`owner.photo`).as('photo'))
    .where('listing.ownerId', '<>', viewer.id)
    .orderBy('contact.at', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(limit)
    .execute()
}

type Contact = { listingId: string; at: Date; isShown: boolean; answer: string | null }

/** One row per listing: since when, whether the number was shown, and the answer to a request. */
function contacts({ id }: Viewer): RawBuilder<Contact> {
  return sql`(
    select listing_id, max(at) as at, bool_or(is_shown) as is_shown, max(answer) as answer
    from (
      select listing_id, created_at as at, true as is_shown, null as answer
      from lead where seeker_id = ${id} and kind = 'contact'
      union all
      select listing_id, created_at, false, status
      from contact_request where seeker_id = ${id}
    ) each group by listing_id
  )`
}

function stateFor({ id }: Viewer): RawBuilder<ContactState> {
  return sql`case
    when listing.status <> 'active' or owner.phone is null or exists (
      select from user_block blocked
      where blocked.owner_id = listing.owner_id and blocked.user_id = ${id}
    ) then 'gone'
    when listing.contact_mode = 'ask' and contact.answer = 'requested' then 'requested'
    when listing.contact_mode = 'ask' and contact.answer = 'declined' then 'declined'
    when contact.is_shown and (listing.contact_mode <> 'ask' or contact.answer = 'accepted')
      then 'open'
    else 'ask'
  end`
}

function whileOpen(viewer: Viewer, column: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`case when ${stateFor(viewer)} = 'open' then ${column} end`
}
