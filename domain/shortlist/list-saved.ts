import { sql } from 'kysely'
import type { PublicListing } from '#contract/schemas/listing-fields.ts'
import type { Db } from '#db/connect.ts'
import { listingColumns } from '#domain/listings/listing-columns.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's saved listings that are still shown, last saved first. */
export async function listSaved(db: Db, viewer: Viewer): Promise<PublicListing[]> {
  const { rows } = await sql<PublicListing>`
    select id, price, built_up_area, ${sql.raw(listingColumns)}
    from listing join (
      select listing_id, created_at as saved_at from saved_listing where user_id = ${viewer.id}
    ) saved on saved.listing_id = listing.id
    where status in ('active', 'sold_out')
    order by saved_at desc, id desc
  `.execute(db)
  return rows
}
