import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Keeps what staff say about pairs of listings; the last word counts. */
export async function ruleOnHomes(
  trx: Db,
  viewer: Viewer,
  pairs: readonly (readonly [string, string])[],
  isSame: boolean,
) {
  // Both orders name the same pair, and one statement may write a row only once.
  const rows = new Map(
    pairs
      .filter(([one, other]) => one !== other)
      .map((pair) => {
        const [listingId, otherId] = [...pair].toSorted() as [string, string]
        return [`${listingId} ${otherId}`, { listingId, otherId, isSame, staffId: viewer.id }]
      }),
  )
  if (rows.size === 0) return
  await trx
    .insertInto('homeRuling')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(['listingId', 'otherId']).doUpdateSet({ isSame, staffId: viewer.id }),
    )
    .execute()
}
