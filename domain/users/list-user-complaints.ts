import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * The newest complaints about a user's listings; for administrators also those that the user made.
 * Who complained is told to nobody else.
 */
export async function listUserComplaints(db: Db, viewer: Viewer, id: string, limit: number) {
  const about = await selectComplaints(db, limit).where('listing.ownerId', '=', id).execute()
  const isAdministrator = viewer.role === 'administrator'
  const made = isAdministrator
    ? await selectComplaints(db, limit).where('complaint.complainantId', '=', id).execute()
    : []
  return { about, made }
}

function selectComplaints(db: Db, limit: number) {
  return db
    .selectFrom('complaint')
    .innerJoin('listing', 'listing.id', 'complaint.listingId')
    .select(['complaint.id', 'complaint.reason', 'complaint.status', 'listing.spn'])
    .select('complaint.createdAt as at')
    .orderBy('complaint.createdAt', 'desc')
    .limit(limit)
}
