import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
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
  const { rows } = await sql<CardRow & { savedPrice: number | null }>`
    select id, price, saved_price, built_up_area, ${sql.raw(cardColumns)} ${savedSource(viewer)}
  `.execute(db)
  return rows.map(({ savedPrice, ...row }) => {
    const { priceChange, ...card } = toCard(row, now)
    // That it is cheaper than when it was saved says more.
    const isCheaper = savedPrice !== null && row.price < savedPrice
    return { ...card, ...(priceChange && !isCheaper && { priceChange }), savedPrice }
  })
}
