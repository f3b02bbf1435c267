import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { mayAlwaysSeeHouseNo, selectHouseNo } from '#domain/listings/find-house-no.ts'
import { selectSaved } from '#domain/shortlist/is-saved.ts'
import type { Viewer } from '#domain/viewer.ts'
import { selectOpenVisit } from '#domain/visits/select-open-visit.ts'

type Shown = {
  listing: Pick<Listing, 'id' | 'spn' | 'ownerId' | 'houseNo'>
  /** Other listings on its page. */
  similar: { spn: string }[]
  now: Date
}

/**
 * What a listing's page shows to one viewer alone, in one statement: which listings are saved, the
 * open visit, and the house number where `findHouseNo` would return it.
 */
export async function findViewerFacts(
  db: Db,
  viewer: Viewer | null,
  { listing, similar, now }: Shown,
) {
  if (!viewer) return { saved: [], visit: null, houseNo: null }
  const { saved, visit, houseNo } = await db
    .selectNoFrom([
      sql<string[]>`array(${selectSaved(db, viewer, [listing, ...similar])})`.as('saved'),
      jsonObjectFrom(selectOpenVisit(db, viewer, listing.id, now)).as('visit'),
      sql<string | null>`(${selectHouseNo(viewer, listing.id)})`.as('houseNo'),
    ])
    .executeTakeFirstOrThrow()
  return {
    saved,
    visit: visit && { ...visit, askedAt: new Date(visit.askedAt) },
    houseNo: mayAlwaysSeeHouseNo(viewer, listing) ? listing.houseNo : houseNo,
  }
}
