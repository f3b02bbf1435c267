import { sql } from 'kysely'
import type { Viewer } from '#domain/viewer.ts'

/** SQL for the viewer's saved listings that are still public, last saved first. */
export function savedSource(viewer: Viewer) {
  return sql`from listing join (
      select listing_id, created_at as saved_at, price as saved_price
      from saved_listing where user_id = ${viewer.id}
    ) saved on saved.listing_id = listing.id
    where status in ('active', 'sold_out')
    order by saved_at desc, id desc`
}
