import { connect, type Db } from '#db/connect.ts'
import { readRun } from '#tests/journey-run.ts'
import { databaseUrl } from '#tests/test-server.ts'

/** Does something in the database of the site that journeys visit. */
export async function onSiteDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { testServer, database } = readRun()
  const db = connect(databaseUrl(testServer.url, database), { size: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
