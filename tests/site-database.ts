import { inject } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { databaseUrl } from '#tests/test-server.ts'

/** Does something in the database of the site that journeys visit. */
export async function onSiteDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { url, prefix } = inject('testServer')
  const db = connect(databaseUrl(url, `${prefix}_site`), { size: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
