import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { selectOpenVisit } from '#domain/visits/select-open-visit.ts'

/** What the viewer's page of a listing says about a visit. */
export async function findOpenVisit(db: Db, viewer: Viewer, listingId: string, now = new Date()) {
  return (await selectOpenVisit(db, viewer, listingId, now).executeTakeFirst()) ?? null
}
