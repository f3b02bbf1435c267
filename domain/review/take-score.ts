import type { Db } from '#db/connect.ts'

/**
 * The score and signals of a listing, for the decision about it; the listing is no longer held
 * back.
 */
export async function takeScore(trx: Db, listingId: string) {
  const kept = await trx
    .updateTable('listingScore')
    .set({ heldAt: null })
    .where('listingId', '=', listingId)
    .returning(['score', 'signals'])
    .executeTakeFirst()
  return kept && { score: kept.score, signals: JSON.stringify(kept.signals) }
}
