import type { Db } from '#db/connect.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Which of these listings the viewer has saved, by their SPN. */
export async function listSavedSpns(
  db: Db,
  viewer: Viewer | null,
  listings: { id: string; spn: string }[],
): Promise<string[]> {
  const ids = listings.map(({ id }) => id)
  const saved = await savedAmong(db, viewer, ids)
  return listings.filter(({ id }) => saved.has(id)).map(({ spn }) => spn)
}
