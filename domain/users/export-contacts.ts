import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's requests for numbers, those of others, and blocks; without other people's names. */
export async function exportContacts(db: Db, { id }: Viewer) {
  return {
    contactRequests: await contactRequestsOf(db, id),
    leads: await leadsOf(db, id),
    linesToOwners: await linesOf(db, id),
    conversationLines: await conversationLinesOf(db, id),
    blockedPeople: await blocksOf(db, id),
  }
}

function contactRequestsOf(db: Db, id: string) {
  return db
    .selectFrom('contactRequest')
    .innerJoin('listing', 'listing.id', 'contactRequest.listingId')
    .select(['listing.spn', 'contactRequest.status', 'contactRequest.createdAt'])
    .select('contactRequest.seekerLine')
    .where('seekerId', '=', id)
    .orderBy('contactRequest.createdAt')
    .execute()
}

/** The notes are the owner's data; the names of the people are not. */
function leadsOf(db: Db, id: string) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .select(['listing.spn', 'lead.kind', 'lead.status', 'lead.note', 'lead.createdAt'])
    .where('lead.ownerId', '=', id)
    .orderBy('lead.createdAt')
    .execute()
}

/** What the viewer wrote to owners. */
function linesOf(db: Db, id: string) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .select(['listing.spn', 'lead.kind', 'lead.seekerLine', 'lead.createdAt'])
    .where('lead.seekerId', '=', id)
    .where('lead.seekerLine', '<>', '')
    .orderBy('lead.createdAt')
    .execute()
}

/** What the viewer wrote as a seeker or an owner; what others wrote is theirs. */
function conversationLinesOf(db: Db, id: string) {
  return db
    .selectFrom('conversationLine as line')
    .innerJoin('conversation', 'conversation.id', 'line.conversationId')
    .innerJoin('listing', 'listing.id', 'conversation.listingId')
    .select(['listing.spn', 'line.body', 'line.createdAt'])
    .where('line.userId', '=', id)
    .orderBy('line.createdAt')
    .execute()
}

function blocksOf(db: Db, id: string) {
  return db
    .selectFrom('userBlock')
    .select('createdAt')
    .where('ownerId', '=', id)
    .orderBy('createdAt')
    .execute()
}
