import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { ConversationSide } from '#domain/conversations/conversation.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's own conversations, of either side, with the home and who writes. */
export function selectConversations(db: Db, viewer: Pick<Viewer, 'id'>) {
  return withFacts(db, viewer.id).where((eb) =>
    eb.or([
      eb('conversation.seekerId', '=', viewer.id),
      eb('conversation.ownerId', '=', viewer.id),
    ]),
  )
}

/** Everybody's, for staff; `readerId` only says who the other one is. */
export function withFacts(db: Db, readerId: string) {
  return db
    .selectFrom('conversation')
    .innerJoin('listing', 'listing.id', 'conversation.listingId')
    .innerJoin('appUser as seeker', 'seeker.id', 'conversation.seekerId')
    .innerJoin('appUser as owner', 'owner.id', 'conversation.ownerId')
    .select(['conversation.id', 'conversation.listingId', 'conversation.seekerId'])
    .select(['conversation.ownerId', 'conversation.ownerUnread', 'conversation.seekerUnread'])
    .select(['conversation.lastLineAt', 'seeker.name as seekerName', 'owner.name as ownerName'])
    .select(['listing.spn', 'listing.status', 'listing.leftAt', 'listing.photos'])
    .select(['listing.category', 'listing.propertyType', 'listing.bhk', 'listing.bedrooms'])
    .select(['listing.builtUpArea', 'listing.areaUnit', 'listing.locality', 'listing.city'])
    .select(['listing.byAgent', 'listing.checkedPaper', 'listing.checkedAt'])
    .select(
      sql<boolean>`exists (
        select from user_block
        where user_block.owner_id = conversation.owner_id
          and user_block.user_id = conversation.seeker_id
      )`.as('isBlocked'),
    )
    .select(
      sql<boolean>`case when conversation.owner_id = ${readerId}
        then seeker.blocked_at is not null else owner.blocked_at is not null end`.as('isOtherGone'),
    )
}

type Sides = { ownerId: string }

export function sideOf({ ownerId }: Sides, viewer: Pick<Viewer, 'id'>): ConversationSide {
  return ownerId === viewer.id ? 'owner' : 'seeker'
}
