import { sql } from 'kysely'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'
import type { Db } from '#db/connect.ts'
import { listingColumns } from '#domain/listings/listing-columns.ts'
import { savedSource } from '#domain/shortlist/saved-source.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's saved listings that are still shown, last saved first. */
export async function listSaved(db: Db, viewer: Viewer): Promise<PublicListing[]> {
  const { rows } = await sql<PublicListing>`
    select id, price, built_up_area, ${sql.raw(listingColumns)} ${savedSource(viewer)}
  `.execute(db)
  return rows
}
