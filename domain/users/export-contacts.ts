import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Whom the viewer asked for a number, who asked him, and whom he blocked, without saying who they are. */
export async function exportContacts(db: Db, { id }: Viewer) {
  return {
    contactRequests: await contactRequestsOf(db, id),
    leads: await leadsOf(db, id),
    blockedPeople: await blocksOf(db, id),
  }
}

function contactRequestsOf(db: Db, id: string) {
  return db
    .selectFrom('contactRequest')
    .innerJoin('listing', 'listing.id', 'contactRequest.listingId')
    .select(['listing.spn', 'contactRequest.status', 'contactRequest.createdAt'])
    .where('seekerId', '=', id)
    .orderBy('contactRequest.createdAt')
    .execute()
}

/** Who they are is theirs; what the owner noted about them is his. */
function leadsOf(db: Db, id: string) {
  return db
    .selectFrom('lead')
    .innerJoin('listing', 'listing.id', 'lead.listingId')
    .select(['listing.spn', 'lead.kind', 'lead.status', 'lead.note', 'lead.createdAt'])
    .where('lead.ownerId', '=', id)
    .orderBy('lead.createdAt')
    .execute()
}

function blocksOf(db: Db, id: string) {
  return db
    .selectFrom('personBlock')
    .select('createdAt')
    .where('ownerId', '=', id)
    .orderBy('createdAt')
    .execute()
}
