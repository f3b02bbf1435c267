import type { Db } from '#db/connect.ts'

/** A place by its id, also when the gazetteer no longer suggests it. */
export async function findPlace(db: Db, id: string) {
  if (!/^[a-z]+\/[a-z0-9-]+$/.test(id)) return undefined
  return db
    .selectFrom('place')
    .select(['id', 'city', 'kind', 'name', 'aliases', 'pinCode', 'lat', 'lng'])
    .where('id', '=', id)
    .executeTakeFirst()
}
