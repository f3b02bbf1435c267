import { isId, isSpn } from '#contract/ids.ts'
import { isShown } from '#contract/shown-listings.ts'
import type { Db } from '#db/connect.ts'
import { runPreparedQuery } from '#db/run-sql.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/** A listing by SPN or id, if the viewer may see it: a public one, an own one, or any for staff. */
export async function findListing(db: Db, viewer: Viewer | null, name: string) {
  const spn = name.toUpperCase()
  const column = isSpn(spn) ? 'spn' : isId(name) ? 'id' : undefined
  if (!column) return undefined

  const query = db
    .selectFrom('listing')
    .selectAll()
    .where(column, '=', column === 'spn' ? spn : name)
  const [listing] = await runPreparedQuery(db, 'find_listing', query)
  return listing && maySee(viewer, listing) ? listing : undefined
}

function maySee(viewer: Viewer | null, { status, ownerId }: { status: string; ownerId: string }) {
  if (isShown(status)) return true
  return viewer !== null && (isStaff(viewer) || viewer.id === ownerId)
}
