import type { ListingFields } from '#contract/schemas/listing-fields.ts'
import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { listingColumns } from '#domain/listings/listing-columns.ts'
import { savedSource } from '#domain/shortlist/saved-source.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's saved listings that are still shown, last saved first. */
export function listSaved(db: Db, viewer: Viewer): Promise<ListingFields[]> {
  const params = new SqlParams()
  return runSql<ListingFields>(
    db,
    `select id, price, built_up_area as "builtUpArea", ${listingColumns}
     ${savedSource(viewer, params)}`,
    params,
  )
}
