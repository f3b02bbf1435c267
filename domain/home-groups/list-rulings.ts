import type { Db } from '#db/connect.ts'

/** Which other listings staff said to be of the same home as one, and which not. */
export async function listRulings(db: Db, listingId: string): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('homeRuling')
    .select(['listingId', 'otherId', 'isSame'])
    .where((eb) => eb.or([eb('listingId', '=', listingId), eb('otherId', '=', listingId)]))
    .execute()
  return new Map(
    rows.map((row) => [row.listingId === listingId ? row.otherId : row.listingId, row.isSame]),
  )
}
