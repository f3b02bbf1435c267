import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import {
  type CardRow,
  cardColumns,
  type ListingCard,
  toCard,
} from '#domain/listings/listing-card.ts'
import { savedSource } from '#domain/shortlist/saved-source.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A card, and what the listing cost when it was saved. */
export type SavedCard = ListingCard & { savedPrice: number | null }

/** The cards of the viewer's saved listings that are still shown, last saved first. */
export async function listSavedCards(
  db: Db,
  viewer: Viewer,
  now = new Date(),
): Promise<SavedCard[]> {
  const params = new SqlParams()
  const rows = await runSql<CardRow & { savedPrice: number | null }>(
    db,
    `select id, price, saved_price as "savedPrice", built_up_area as "builtUpArea", ${cardColumns}
     ${savedSource(viewer, params)}`,
    params,
  )
  return rows.map(({ savedPrice, ...row }) => ({ ...toCard(row, now), savedPrice }))
}
