import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Which of these listings the viewer has saved, by their SPN. */
export async function listSavedSpns(
  db: Db,
  viewer: Viewer | null,
  listings: { id: string; spn: string }[],
): Promise<string[]> {
  if (!viewer || listings.length === 0) return []
  const ids = listings.map(({ id }) => id)
  const rows = await db
    .selectFrom('savedListing')
    .select('listingId')
    .where('userId', '=', viewer.id)
    .where('listingId', 'in', ids)
    .execute()
  const saved = new Set(rows.map((row) => row.listingId))
  return listings.filter(({ id }) => saved.has(id)).map(({ spn }) => spn)
}
