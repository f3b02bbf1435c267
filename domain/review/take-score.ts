import type { Db } from '#db/connect.ts'

/** What the site had noticed about a listing, for the decision about it; it is no longer held back. */
export async function takeScore(trx: Db, listingId: string) {
  const kept = await trx
    .updateTable('listingScore')
    .set({ heldAt: null })
    .where('listingId', '=', listingId)
    .returning(['score', 'signals'])
    .executeTakeFirst()
  return kept && { score: kept.score, signals: JSON.stringify(kept.signals) }
}
