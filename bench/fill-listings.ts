import { Client } from 'pg'
import { say } from '#bench/say.ts'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { growDemo } from '#demo/grow-demo.ts'
import { loadDemo } from '#demo/load-demo.ts'

/** Brings the demo data of a database up to so many listings. */
export async function fillListings(url: string, listings: number) {
  const db = connect(url, { size: 2 })
  await migrateToLatest(db)
  await loadDemo(db, { onStep: say })
  await db.destroy()
  await growDemo(url, { listings, onStep: say })
  // Without it the indexes alone cannot answer, and it may take longer than a request may.
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum (analyze) listing')
  await client.end()
}

export async function countActive(db: Db) {
  const { total } = await db
    .selectFrom('listing')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return total
}
