import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

export async function isSaved(db: Db, viewer: Viewer | null, listingId: string): Promise<boolean> {
  if (!viewer) return false
  const found = await db
    .selectFrom('savedListing')
    .select('listingId')
    .where('userId', '=', viewer.id)
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  return found !== undefined
}

/** Which of these listings the viewer has saved, by their SPN. */
export async function savedAmong(db: Db, viewer: Viewer | null, listings: { spn: string }[]) {
  if (!viewer || listings.length === 0) return []
  const rows = await selectSaved(db, viewer, listings).execute()
  return rows.map(({ spn }) => spn)
}

export function selectSaved(db: Db, viewer: Viewer, listings: { spn: string }[]) {
  const spns = listings.map(({ spn }) => spn)
  return db
    .selectFrom('savedListing')
    .innerJoin('listing', 'listing.id', 'savedListing.listingId')
    .select('spn')
    .where('userId', '=', viewer.id)
    .where('spn', 'in', spns)
}
