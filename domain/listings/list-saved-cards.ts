import type { Db } from '#db/connect.ts'
import {
  type CardRow,
  cardColumns,
  type ListingCard,
  toCard,
} from '#domain/listings/listing-card.ts'
import { runSql } from '#domain/listings/run-sql.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import type { Viewer } from '#domain/viewer.ts'

const MOST = 200

/** The viewer's saved listings that are still shown, last saved first. */
export async function listSavedCards(
  db: Db,
  viewer: Viewer,
  now = new Date(),
): Promise<ListingCard[]> {
  const params = new SqlParams()
  const rows = await runSql<CardRow>(
    db,
    `select listing.id, price, built_up_area as "builtUpArea", ${cardColumns}
     from saved_listing join listing on listing.id = saved_listing.listing_id
     where saved_listing.user_id = ${params.bind(viewer.id)} and status in ('active', 'sold_out')
     order by saved_listing.created_at desc limit ${MOST}`,
    params,
  )
  return rows.map((row) => toCard(row, now))
}
