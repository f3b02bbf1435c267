import type { Db } from '#db/connect.ts'
import { demoPictures } from '#demo/demo-pictures.ts'

const storesAtOnce = 8

/** Stores the pictures of the demo data that the database has; without demo data there are none. */
export async function storePictures(
  db: Db,
  store: (key: string, file: string) => Promise<void>,
): Promise<void> {
  const rows = await db.selectFrom('photo').select('key').where('ownerId', 'is', null).execute()
  const keys = new Set(rows.map(({ key }) => key))
  const pictures = demoPictures.filter(({ key }) => keys.has(key)).values()

  async function storeNext() {
    for (const { key, file } of pictures) await store(key, file)
  }
  await Promise.all(Array.from({ length: storesAtOnce }, storeNext))
}
